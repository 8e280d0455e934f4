import type { PayloadRequest } from 'payload'

/** Reads a JSON body or a URL-encoded form. Returns an empty object for any other body. */
export async function readBody(req: PayloadRequest): Promise<unknown> {
  if (req.headers.get('content-type')?.includes('form-urlencoded')) return formFields((await req.text?.()) ?? '')
  return (await req.json?.().catch(() => undefined)) ?? {}
}

/** Returns the fields of a URL-encoded form or a query string. */
export function formFields(form: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(form)
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(names.map((name) => [name, unwrapSingle(fields.getAll(name))]))
}

const unwrapSingle = (values: string[]) => (values.length === 1 ? String(values[0]) : values)

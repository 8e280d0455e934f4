import type { PayloadRequest } from 'payload'

/** Reads JSON, or a form in the format of a query string. Returns no fields for anything else. */
export async function readBody(req: PayloadRequest): Promise<unknown> {
  if (req.headers.get('content-type')?.includes('form-urlencoded')) return formFields((await req.text?.()) ?? '')
  return (await req.json?.().catch(() => undefined)) ?? {}
}

/** Returns the fields of a form or of a query string. */
export function formFields(form: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(form)
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(names.map((name) => [name, oneOrSeveral(fields.getAll(name))]))
}

const oneOrSeveral = (values: string[]) => (values.length === 1 ? String(values[0]) : values)

import type { PayloadRequest } from 'payload'

/**
 * Reads a JSON body or a URL-encoded form. Returns an empty object for any other body. PostgreSQL rejects NUL and lone
 * surrogates, so U+FFFD replaces them in every text.
 */
export async function readBody(req: PayloadRequest): Promise<unknown> {
  const body = (await req.text?.()) ?? ''
  if (req.headers.get('content-type')?.includes('form-urlencoded')) return formFields(body)
  return parseJson(body) ?? {}
}

const storableText = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, (_name, value: unknown) => (typeof value === 'string' ? storableText(value) : value))
  } catch {
    return undefined
  }
}

/** Returns the fields of a URL-encoded form or a query string. */
export function formFields(form: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(form)
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(names.map((name) => [name, unwrapSingle(fields.getAll(name))]))
}

const unwrapSingle = (values: string[]) =>
  values.length === 1 ? storableText(String(values[0])) : values.map(storableText)

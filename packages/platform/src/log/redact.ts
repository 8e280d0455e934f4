// Values of personal keys are hidden at any depth. E-mail addresses and long numbers are removed from free text, because
// errors of libraries quote values.

const personalKeys = new Set(
  [
    'firstName',
    'lastName',
    'name',
    'fname',
    'lname',
    'nombres',
    'apellidos',
    'guardianName',
    'email',
    'correo',
    'to',
    'phone',
    'celular',
    'telefono',
    'document',
    'dni',
    'address',
    'direccion',
    'body',
    'payload',
    'parameters',
    'ip',
    'remoteAddress',
    'authorization',
    'cookie',
    'password',
  ].map((key) => key.toLowerCase()),
)

/** Logged unchanged, because the number of a complaint looks like a phone number. */
const identifierKeys = new Set(['reference', 'deliveryId', 'requestId', 'release'])

const HIDDEN = '[redacted]'
const MAX_DEPTH = 6

export const redactText = (text: string): string =>
  text.replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, HIDDEN).replace(/\+?\d[\d\s().-]{6,}\d/g, HIDDEN)

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (identifierKeys.has(key)) return [key, entry]
      return [key, personalKeys.has(key.toLowerCase()) ? HIDDEN : redact(entry, depth + 1)]
    }),
  )
}

/** Returns true for PostgreSQL's class 22 (data exception), whose messages quote the value: `invalid input …: "Rosa"`. */
const quotesValue = (error: Error) => /^22[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code))

/**
 * Returns the type, code, redacted message and stack of an error. Omits PostgreSQL's `detail` and `where`, because they
 * quote rows.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return {
    type: error.name,
    code: (error as { code?: unknown }).code,
    message: quotesValue(error) ? HIDDEN : redactText(error.message),
    stack: frames.slice(0, 8).join('\n'),
  }
}

/** The properties of a zod issue that the sentences use. */
export type SnapshotIssue = {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
}

/** Returns a Spanish sentence that says how to fix a field that the snapshot schema rejects. */
export function sentenceOfIssue(issue: SnapshotIssue, label: string | null): string {
  const field = label ? `«${label}»` : 'Un campo'
  if (isMissing(issue)) return `${field} está vacío: complétalo.`
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `${field} necesita al menos ${countText(issue.minimum)}: agrégalo.`
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `${field} admite ${countText(issue.maximum)} como máximo.`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${field} está vacío: complétalo.`
  if (issue.code === 'too_small') return `${field} debe ser ${String(issue.minimum)} o más.`
  if (issue.code === 'too_big') return `${field} debe ser ${String(issue.maximum)} o menos.`
  if (issue.code === 'invalid_value') return `${field} tiene un valor que no existe: elige otro de la lista.`
  if (issue.code === 'invalid_format') return `${field} no tiene la forma correcta: revísalo.`
  if (issue.code === 'custom' && isSpanish(issue.message)) return issue.message
  return `${field} está vacío o no es válido: complétalo o corrígelo.`
}

const isMissing = ({ code, message }: SnapshotIssue) =>
  code === 'invalid_type' && /received (?:null|undefined)$/.test(message)

const countText = (number: unknown) => (Number(number) === 1 ? 'un elemento' : `${String(number)} elementos`)

/** Returns whether a message is in Spanish, like those of custom rules. The built-in rules of zod have English messages. */
const isSpanish = (message: string) => /[áéíóúñ¿¡]|\b(?:el|la|los|las|debe|falta)\b/i.test(message)

/** The properties of zod issues that are needed here. */
export type SnapshotIssue = {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
}

/** Returns what to do about a field that the snapshot schema rejects. */
export function sentenceOfIssue(issue: SnapshotIssue, label: string | null): string {
  const field = label ? `«${label}»` : 'Un campo'
  if (isMissing(issue)) return `${field} está vacío: complétalo.`
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `${field} necesita al menos ${count(issue.minimum)}: agrégalo.`
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `${field} admite ${count(issue.maximum)} como máximo.`
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

const count = (number: unknown) => (Number(number) === 1 ? 'un elemento' : `${String(number)} elementos`)

/** Our own rules have Spanish messages; zod's are English. */
const isSpanish = (message: string) => /[áéíóúñ¿¡]|\b(?:el|la|los|las|debe|falta)\b/i.test(message)

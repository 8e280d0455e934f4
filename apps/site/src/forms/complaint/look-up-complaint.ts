import type { FieldError } from '../submission/form-resolver'

export type ComplaintStatusAnswer = {
  number: string
  filedOn: string
  dueOn: string
  status: 'received' | 'answered'
  answer: string | null
  answeredAt: string | null
  /** Attachments of the company's answer. */
  files: { name: string; size: number }[]
}

export type LookupOutcome =
  | { kind: 'found'; complaint: ComplaintStatusAnswer }
  | { kind: 'rejected'; errors: FieldError[] }
  | { kind: 'too-many' }
  | { kind: 'unavailable' }

type Lookup = { number: string; code: string; email: string }

export async function lookUpComplaint(lookup: Lookup, fetcher: typeof fetch = fetch): Promise<LookupOutcome> {
  try {
    const response = await fetcher('/api/complaints/status', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(lookup),
    })
    if (response.status === 429) return { kind: 'too-many' }
    return readOutcome(response.ok, await response.json())
  } catch {
    return { kind: 'unavailable' }
  }
}

function readOutcome(isOk: boolean, answer: unknown): LookupOutcome {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unavailable' }
  if (isOk && 'number' in answer) return { kind: 'found', complaint: answer as ComplaintStatusAnswer }
  if (!('errors' in answer) || !Array.isArray(answer.errors)) return { kind: 'unavailable' }
  const errors = answer.errors.map(({ path, message }) => ({ name: String(path), key: String(message) }))
  return errors.length > 0 ? { kind: 'rejected', errors } : { kind: 'unavailable' }
}

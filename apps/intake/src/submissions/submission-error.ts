import type { core } from 'zod'

/** `marks` fill the placeholders of the message. */
export type FieldError = { path: string; message: string; marks?: Record<string, string> }

/** Thrown if a request is rejected and the sender has to change something or wait. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429,
    readonly errors: FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(`submission rejected with ${status}`)
  }
}

export const rejection = (
  status: SubmissionError['status'],
  path: string,
  message: string,
  retryAfterSeconds?: number,
) => new SubmissionError(status, [{ path, message }], retryAfterSeconds)

/** Returns an error with the first issue of each field, which is the most useful issue for a person. */
export function invalidFields(issues: readonly core.$ZodIssue[]): SubmissionError {
  const byPath = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.join('.') || 'form'
    if (!byPath.has(path)) byPath.set(path, issue.message)
  }
  return new SubmissionError(
    422,
    [...byPath].map(([path, message]) => ({ path, message })),
  )
}

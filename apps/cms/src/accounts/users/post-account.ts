/** What an endpoint of accounts answers: nothing to correct, or problems by field ('' for the form as a whole). */
export type Answered =
  | { isDone: true; body: Record<string, unknown> }
  | { isDone: false; problems: Record<string, string> }

type PayloadErrors = { errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[] }
type Words = { unreachable: string; failed: string }

/** Sends a form of accounts. An error of Payload's names its fields; every other one belongs to the form. */
export async function sendAccount(
  path: string,
  body: object,
  language: string,
  words: Words,
  method = 'POST',
): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const response = await fetch(`/api/users${path}`, {
    method,
    credentials: 'same-origin',
    headers,
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { isDone: false, problems: { '': words.unreachable } }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown> & PayloadErrors
  if (response.ok) return { isDone: true, body: answer }
  const [error] = answer.errors ?? []
  const fields = (error?.data?.errors ?? []).map(({ path: field, message }) => [field, message])
  return {
    isDone: false,
    problems: fields.length > 0 ? Object.fromEntries(fields) : { '': error?.message ?? words.failed },
  }
}

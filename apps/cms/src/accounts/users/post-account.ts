/** The response of an accounts endpoint: success, or problems by field ('' for the whole form). */
export type Answered =
  | { isDone: true; body: Record<string, unknown> }
  | { isDone: false; problems: Record<string, string> }

type PayloadErrors = { errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[] }
type Messages = { unreachable: string; failed: string }

/**
 * Sends an accounts form. Payload's validation errors name their fields; any other error belongs to the whole form.
 */
export async function sendAccount(
  path: string,
  body: object,
  language: string,
  messages: Messages,
  method = 'POST',
): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const response = await fetch(`/api/users${path}`, {
    method,
    credentials: 'same-origin',
    headers,
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { isDone: false, problems: { '': messages.unreachable } }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown> & PayloadErrors
  if (response.ok) return { isDone: true, body: answer }
  const [error] = answer.errors ?? []
  const fields = (error?.data?.errors ?? []).map(({ path: field, message }) => [field, message])
  return {
    isDone: false,
    problems: fields.length > 0 ? Object.fromEntries(fields) : { '': error?.message ?? messages.failed },
  }
}

/** The response of an accounts endpoint. Problems are keyed by field; '' is the whole form. */
export type AccountResponse =
  | { isDone: true; body: Record<string, unknown> }
  | { isDone: false; problems: Record<string, string> }

type PayloadErrors = { errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[] }
type Messages = { unreachable: string; failed: string }

/** Sends a form to an accounts endpoint. Errors without a field are reported for the whole form. */
export async function sendAccountForm(
  path: string,
  body: object,
  language: string,
  messages: Messages,
  method = 'POST',
): Promise<AccountResponse> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const response = await fetch(`/api/users${path}`, {
    method,
    credentials: 'same-origin',
    headers,
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { isDone: false, problems: { '': messages.unreachable } }
  const responseBody = (await response.json().catch(() => ({}))) as Record<string, unknown> & PayloadErrors
  if (response.ok) return { isDone: true, body: responseBody }
  const [error] = responseBody.errors ?? []
  const fieldProblems = (error?.data?.errors ?? []).map(({ path: field, message }) => [field, message])
  return {
    isDone: false,
    problems: fieldProblems.length > 0 ? Object.fromEntries(fieldProblems) : { '': error?.message ?? messages.failed },
  }
}

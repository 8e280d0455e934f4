// Sets the responses of the test server in component tests. The server is in tests/support/programmed-answers.vite.ts.

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'
type RecordedRequest = { headers: Record<string, string>; body: string }

/** Sets the next responses of an endpoint, and clears the recorded requests. The last response repeats. */
export async function answerWith(endpoint: string, ...answers: Answer[]): Promise<void> {
  await fetch(`/programmed/answers?endpoint=${endpoint}`, { method: 'POST', body: JSON.stringify(answers) })
}

export async function recordedRequests(endpoint: string): Promise<RecordedRequest[]> {
  const response = await fetch(`/programmed/arrived?endpoint=${endpoint}`)
  return response.json()
}

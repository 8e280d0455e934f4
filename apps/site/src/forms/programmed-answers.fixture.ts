// Programs the responses of the test server for component tests, see tests/support/programmed-answers.vite.ts.

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'
type Arrived = { headers: Record<string, string>; body: string }

/** Responds in this order and repeats the last response. Clears the recorded requests. */
export async function answerWith(endpoint: string, ...answers: Answer[]): Promise<void> {
  await fetch(`/programmed/answers?endpoint=${endpoint}`, { method: 'POST', body: JSON.stringify(answers) })
}

export async function arrivedAt(endpoint: string): Promise<Arrived[]> {
  const response = await fetch(`/programmed/arrived?endpoint=${endpoint}`)
  return response.json()
}

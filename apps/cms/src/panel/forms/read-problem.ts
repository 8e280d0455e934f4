/** Returns the problem that an endpoint names in its response, or `other` if the form has no text for it. */
export async function readProblem<Problem extends string>(
  response: Response | undefined,
  texts: Record<Problem | 'other', string>,
): Promise<Problem | 'other'> {
  const { problem } = ((await response?.json().catch(() => undefined)) ?? {}) as { problem?: string }
  return problem && problem in texts ? (problem as Problem) : 'other'
}

import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a proof-of-work challenge, which replaces a third-party captcha. Returns null if there is no challenge or no
 * solution.
 */
export async function computeProof(fetcher: typeof fetch = fetch): Promise<string | null> {
  const response = await fetcher('/api/challenge', { headers: { accept: 'application/json' } })
  if (response.status !== 200) return null
  const challenge: Challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

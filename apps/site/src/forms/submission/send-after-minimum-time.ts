// The server rejects forms that are filled in faster than a person can type, but autofill is legitimate. So the browser
// waits before sending, and waits once more if the server still finds the form too fast.
import { MINIMUM_FILL_MS, missingFillMs } from '@app/domain/submission/submission-guard'
import type { Outcome, Submission } from './send-form'
import { sendWithProof } from './send-with-proof'

type Environment = {
  send: (submission: Submission) => Promise<Outcome>
  wait: (milliseconds: number) => Promise<void>
  now: () => number
}

const browser: Environment = {
  send: (submission) => sendWithProof(submission),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: Date.now,
}

export async function sendAfterMinimumTime(
  submission: Submission,
  startedAt: number | undefined,
  { send, wait, now }: Environment = browser,
): Promise<Outcome> {
  const missingMs = missingFillMs(startedAt, now())
  if (missingMs > 0) await wait(missingMs)
  const outcome = await send(submission)
  if (!isTooFast(outcome)) return outcome
  await wait(MINIMUM_FILL_MS)
  return send(submission)
}

const isTooFast = (outcome: Outcome) =>
  outcome.kind === 'invalid' && outcome.errors.some(({ message }) => message === 'form.tooFast')

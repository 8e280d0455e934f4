// The server rejects forms that are filled faster than a person can type, which autofill does. The browser therefore waits
// out the remaining time, and once more if its clock is ahead of the server's.
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

export async function sendInTime(
  submission: Submission,
  startedAt: number | undefined,
  { send, wait, now }: Environment = browser,
): Promise<Outcome> {
  const missing = missingFillMs(startedAt, now())
  if (missing > 0) await wait(missing)
  const outcome = await send(submission)
  if (!wasTooFast(outcome)) return outcome
  await wait(MINIMUM_FILL_MS)
  return send(submission)
}

const wasTooFast = (outcome: Outcome) =>
  outcome.kind === 'invalid' && outcome.errors.some(({ message }) => message === 'form.tooFast')

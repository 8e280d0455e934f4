// Proof of work is off unless the site is under attack. The form therefore requests a challenge and loads the solver only
// after the server has rejected a submission without one.
import { PROOF_FIELD } from '@app/domain/submission/submission-guard'
import { type Outcome, type Payload, type Submission, sendForm } from './send-form'

type Prove = () => Promise<string | null>

const proveLazily: Prove = async () => (await import('./prove-person')).provePerson()

export async function sendWithProof(
  submission: Submission,
  send: (submission: Submission) => Promise<Outcome> = sendForm,
  prove: Prove = proveLazily,
): Promise<Outcome> {
  const outcome = await send(submission)
  if (!lacksProof(outcome)) return outcome
  const proof = await prove().catch(() => null)
  return proof ? send({ ...submission, payload: withProof(submission.payload, proof) }) : outcome
}

const lacksProof = (outcome: Outcome) =>
  outcome.kind === 'invalid' && outcome.errors.some(({ message }) => message === 'form.proof.invalid')

function withProof(payload: Payload, proof: string): Payload {
  if ('parts' in payload) return { parts: [[PROOF_FIELD, proof], ...payload.parts] }
  return { json: JSON.stringify({ ...JSON.parse(payload.json), [PROOF_FIELD]: proof }) }
}

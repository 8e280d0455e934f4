// The server requires a proof of work only during an attack. The browser loads the solver only after the server has
// rejected a submission without a proof.
import { PROOF_FIELD } from '@app/domain/submission/submission-guard'
import { type Outcome, type Payload, type Submission, sendForm } from './send-form'

type ProofFunction = () => Promise<string | null>

const loadAndComputeProof: ProofFunction = async () => (await import('./compute-proof')).computeProof()

export async function sendWithProof(
  submission: Submission,
  send: (submission: Submission) => Promise<Outcome> = sendForm,
  prove: ProofFunction = loadAndComputeProof,
): Promise<Outcome> {
  const outcome = await send(submission)
  if (!isProofMissing(outcome)) return outcome
  const proof = await prove().catch(() => null)
  return proof ? send({ ...submission, payload: addProof(submission.payload, proof) }) : outcome
}

const isProofMissing = (outcome: Outcome) =>
  outcome.kind === 'invalid' && outcome.errors.some(({ message }) => message === 'form.proof.invalid')

function addProof(payload: Payload, proof: string): Payload {
  if ('parts' in payload) return { parts: [[PROOF_FIELD, proof], ...payload.parts] }
  return { json: JSON.stringify({ ...JSON.parse(payload.json), [PROOF_FIELD]: proof }) }
}

import { createHmac } from 'node:crypto'
import { PROOF_FIELD } from '@app/domain/submission/submission-guard'
import { CappedMap, type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { rejection } from '../submissions/submission-error'

// The proof of work is for use during an attack, because it costs every visitor some seconds of CPU and needs
// JavaScript. The intake issues the challenge, so no third party sees the visitor.

const VALID_MINUTES = 20
const MAX_USED_PROOFS = 50_000

export type ProofOfWork = {
  challenge(now: Date): Promise<Challenge>
  /**
   * Throws if the proof is missing, invalid or already used for another submission. A retry may send the same proof
   * again.
   */
  check(fields: Record<string, unknown>, submission: string): Promise<void>
}

/** Creates the proof of work. `maxUsedProofs` limits how many used proofs are remembered. */
export function createProofOfWork(secret: string, maxUsedProofs = MAX_USED_PROOFS): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: deriveSecret(secret, 'challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'key'),
  }
  const usedProofs = new CappedMap<string, string>({ maxSize: maxUsedProofs })

  return {
    challenge: (now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        counter: randomInt(1000, 3000),
        deriveKey,
        expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000),
        ...secrets,
      }),
    async check(fields, submission) {
      const proof = readProof(fields[PROOF_FIELD])
      const signature = proof?.challenge.signature
      if (!proof || !signature) throw rejection(422, 'form', 'form.proof.invalid')
      const { verified } = await verifySolution({ ...proof, deriveKey, ...secrets })
      // Only verified proofs are remembered. Otherwise invalid proofs could evict used proofs, which would then be
      // valid again.
      if (!verified) throw rejection(422, 'form', 'form.proof.invalid')
      const isFirst = usedProofs.setIfAbsent(signature, submission)
      if (!isFirst && usedProofs.get(signature) !== submission) throw rejection(422, 'form', 'form.proof.invalid')
    },
  }
}

const deriveSecret = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')

/** Parses the payload, which the widget sends as base64-encoded JSON. */
function readProof(value: unknown): Payload | undefined {
  if (typeof value !== 'string' || value.length > 4000) return undefined
  try {
    const payload = JSON.parse(Buffer.from(value, 'base64').toString('utf8')) as Partial<Payload>
    if (typeof payload.challenge !== 'object' || typeof payload.solution !== 'object') return undefined
    return payload as Payload
  } catch {
    return undefined
  }
}

import { createHmac } from 'node:crypto'
import { PROOF_FIELD } from '@app/domain/submission/submission-guard'
import { CappedMap, type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { rejection } from '../submissions/submission-error'

// Disabled unless ALTCHA_KEY is set, for use during an attack: it costs every visitor some seconds of CPU and needs
// JavaScript. We issue the challenge ourselves, so no third party sees the visitor.

const VALID_MINUTES = 20
const REMEMBERED_PROOFS = 50_000

export type ProofOfWork = {
  challenge(now: Date): Promise<Challenge>
  /** A proof is valid for one submission, however often that one is sent. */
  check(fields: Record<string, unknown>, submission: string): Promise<void>
}

/** `remembered`: maximum number of used proofs that are remembered. */
export function createProofOfWork(secret: string, remembered = REMEMBERED_PROOFS): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: derived(secret, 'challenge'),
    hmacKeySignatureSecret: derived(secret, 'key'),
  }
  const spent = new CappedMap<string, string>({ maxSize: remembered })

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
      // Remember only verified proofs: otherwise junk could evict used ones, which would become valid again.
      if (!verified) throw rejection(422, 'form', 'form.proof.invalid')
      const isFirst = spent.setIfAbsent(signature, submission)
      if (!isFirst && spent.get(signature) !== submission) throw rejection(422, 'form', 'form.proof.invalid')
    },
  }
}

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')

/** The widget sends the payload as base64-encoded JSON. */
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

import { createHmac } from 'node:crypto'
import { PROOF_FIELD } from '@sillar/domain/submission/submission-guard'
import { CappedMap, type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { refuse } from '../submissions/submission-error'

// Off unless the owner sets ALTCHA_KEY, for a time of attack: it costs every visitor some seconds of computing and
// needs JavaScript. The challenge comes from us, no third party sees the visitor.

const VALID_MINUTES = 20
const REMEMBERED_PROOFS = 50_000

export type ProofOfWork = {
  challenge(now: Date): Promise<Challenge>
  /** One proof serves one submission, however often that one is sent again. */
  check(fields: Record<string, unknown>, submission: string): Promise<void>
}

/** `remembered`: how many spent proofs are kept at most. */
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
      if (!proof || !signature) throw refuse(422, 'form', 'form.proof.invalid')
      const { verified } = await verifySolution({ ...proof, deriveKey, ...secrets })
      // Remember only verified proofs: junk would push spent ones out of the map, and they would be good again.
      if (!verified) throw refuse(422, 'form', 'form.proof.invalid')
      const isFirst = spent.setIfAbsent(signature, submission)
      if (!isFirst && spent.get(signature) !== submission) throw refuse(422, 'form', 'form.proof.invalid')
    },
  }
}

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')

/** The widget sends the payload as base64 of JSON. */
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

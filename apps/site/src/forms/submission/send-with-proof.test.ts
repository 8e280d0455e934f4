import { createChallenge, type Payload as Proof, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { computeProof } from './compute-proof'
import type { Outcome, Payload, Submission } from './send-form'
import { sendWithProof } from './send-with-proof'

const submission: Submission = { key: 'key-1', endpoint: '/api/leads', payload: { json: '{"firstName":"Lucía"}' } }
const acceptedOutcome: Outcome = { kind: 'accepted', reference: 'SM-1', answer: {} }
const proofRequired: Outcome = { kind: 'invalid', errors: [{ path: 'form', message: 'form.proof.invalid' }] }

function recorder(...outcomes: Outcome[]) {
  const attempts: Submission[] = []
  const send = async (attempt: Submission) => {
    attempts.push(attempt)
    return outcomes[attempts.length - 1] ?? acceptedOutcome
  }
  return { attempts, send }
}

const failToProve = async () => {
  throw new Error('no proof was required')
}

test('computes a proof only if the server requires it', async () => {
  const { attempts, send } = recorder(acceptedOutcome)
  expect(await sendWithProof(submission, send, failToProve)).toEqual(acceptedOutcome)
  expect(attempts).toHaveLength(1)
})

test.each<[Payload, Payload]>([
  [{ json: '{"firstName":"Lucía"}' }, { json: '{"firstName":"Lucía","altcha":"proof"}' }],
  [
    { parts: [['detail', 'x']] },
    {
      parts: [
        ['altcha', 'proof'],
        ['detail', 'x'],
      ],
    },
  ],
])('sends a rejected submission again with a proof and the same idempotency key', async (payload, payloadWithProof) => {
  const { attempts, send } = recorder(proofRequired, acceptedOutcome)
  expect(await sendWithProof({ ...submission, payload }, send, async () => 'proof')).toEqual(acceptedOutcome)
  expect(attempts[1]).toEqual({ ...submission, payload: payloadWithProof })
})

test('returns the rejection if the browser cannot compute a proof', async () => {
  const { send } = recorder(proofRequired)
  expect(await sendWithProof(submission, send, async () => null)).toEqual(proofRequired)
  expect(await sendWithProof(submission, recorder(proofRequired).send, failToProve)).toEqual(proofRequired)
})

test('computes a proof that the server accepts', async () => {
  const secrets = { hmacSignatureSecret: 'a'.repeat(64), hmacKeySignatureSecret: 'b'.repeat(64) }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 25,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    ...secrets,
  })
  const proof = await computeProof(async () => Response.json(challenge))
  const payload: Proof = JSON.parse(atob(proof ?? ''))
  expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true)
})

test('returns no proof if the server does not send a challenge', async () => {
  expect(await computeProof(async () => new Response(null, { status: 204 }))).toBeNull()
})

import { createChallenge, type Payload as Proof, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { provePerson } from './prove-person'
import type { Outcome, Payload, Submission } from './send-form'
import { sendWithProof } from './send-with-proof'

const submission: Submission = { key: 'key-1', endpoint: '/api/leads', payload: { json: '{"firstName":"Lucía"}' } }
const accepted: Outcome = { kind: 'accepted', reference: 'SM-1', answer: {} }
const lacking: Outcome = { kind: 'invalid', errors: [{ path: 'form', message: 'form.proof.invalid' }] }

function recorder(...outcomes: Outcome[]) {
  const sent: Submission[] = []
  const send = async (one: Submission) => {
    sent.push(one)
    return outcomes[sent.length - 1] ?? accepted
  }
  return { sent, send }
}

const noProof = async () => {
  throw new Error('nobody asked for a proof')
}

test('computes no proof unless the server requires one', async () => {
  const { sent, send } = recorder(accepted)
  expect(await sendWithProof(submission, send, noProof)).toEqual(accepted)
  expect(sent).toHaveLength(1)
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
])('sends a rejected submission again with its proof and the same key', async (payload, proved) => {
  const { sent, send } = recorder(lacking, accepted)
  expect(await sendWithProof({ ...submission, payload }, send, async () => 'proof')).toEqual(accepted)
  expect(sent[1]).toEqual({ ...submission, payload: proved })
})

test('keeps the rejection if there is no proof', async () => {
  const { send } = recorder(lacking)
  expect(await sendWithProof(submission, send, async () => null)).toEqual(lacking)
  expect(await sendWithProof(submission, recorder(lacking).send, noProof)).toEqual(lacking)
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
  const proof = await provePerson(async () => Response.json(challenge))
  const payload: Proof = JSON.parse(atob(proof ?? ''))
  expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true)
})

test('sends no proof if the server requires none', async () => {
  expect(await provePerson(async () => new Response(null, { status: 204 }))).toBeNull()
})

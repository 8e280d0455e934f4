import { type Payload, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { createProofOfWork } from './proof-of-work'

// The tests solve real challenges, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const proof = createProofOfWork('a-secret-of-the-owner')
const invalidProof = { status: 422, errors: [{ path: 'form', message: 'form.proof.invalid' }] }

async function solvePayload(): Promise<Payload> {
  const challenge = await proof.challenge(new Date())
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}
const field = (payload: unknown) => ({ altcha: Buffer.from(JSON.stringify(payload)).toString('base64') })

test('accepts a solved challenge for one submission and its retries', async () => {
  const payload = field(await solvePayload())
  await proof.check(payload, 'one')
  await proof.check(payload, 'one')
  await expect(proof.check(payload, 'two')).rejects.toMatchObject(invalidProof)
})

test('rejects a used proof even after many invalid signatures', async () => {
  const smallProof = createProofOfWork('a-secret-of-the-owner', 3)
  const payload = await solvePayload()
  await smallProof.check(field(payload), 'one')
  for (const signature of ['junk-1', 'junk-2', 'junk-3', 'junk-4']) {
    const junkPayload = field({ ...payload, challenge: { ...payload.challenge, signature } })
    await expect(smallProof.check(junkPayload, 'junk')).rejects.toMatchObject(invalidProof)
  }
  await expect(smallProof.check(field(payload), 'two')).rejects.toMatchObject(invalidProof)
})

test('rejects an expired challenge', async () => {
  const challenge = await proof.challenge(new Date(Date.now() - 3_600_000))
  const solution = await solveChallenge({ challenge, deriveKey })
  await expect(proof.check(field({ challenge, solution }), 'late')).rejects.toMatchObject(invalidProof)
})

test('rejects a challenge signed with another secret', async () => {
  const challenge = await createProofOfWork('another-secret-of-theirs').challenge(new Date())
  const solution = await solveChallenge({ challenge, deriveKey })
  await expect(proof.check(field({ challenge, solution }), 'foreign')).rejects.toMatchObject(invalidProof)
})

test.each([{}, { altcha: '' }, { altcha: 'hello' }, field({}), field({ challenge: {}, solution: {} }), { altcha: 7 }])(
  'rejects %j as a proof of work',
  async (fields) => {
    await expect(proof.check(fields, 'none')).rejects.toMatchObject(invalidProof)
  },
)

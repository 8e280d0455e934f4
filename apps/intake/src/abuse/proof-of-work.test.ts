import { type Payload, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { createProofOfWork } from './proof-of-work'

// The proof of work is real: on a busy machine one solution takes seconds.
vi.setConfig({ testTimeout: 30_000 })

const proof = createProofOfWork('a-secret-of-the-owner')
const rejected = { status: 422, errors: [{ path: 'form', message: 'form.proof.invalid' }] }

async function solved(): Promise<Payload> {
  const challenge = await proof.challenge(new Date())
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}
const field = (payload: unknown) => ({ altcha: Buffer.from(JSON.stringify(payload)).toString('base64') })

test('a solved challenge is valid for one submission and its retries', async () => {
  const payload = field(await solved())
  await proof.check(payload, 'one')
  await proof.check(payload, 'one')
  await expect(proof.check(payload, 'two')).rejects.toMatchObject(rejected)
})

test('invalid signatures do not make a used proof valid again', async () => {
  const small = createProofOfWork('a-secret-of-the-owner', 3)
  const payload = await solved()
  await small.check(field(payload), 'one')
  for (const signature of ['junk-1', 'junk-2', 'junk-3', 'junk-4']) {
    const junk = field({ ...payload, challenge: { ...payload.challenge, signature } })
    await expect(small.check(junk, 'junk')).rejects.toMatchObject(rejected)
  }
  await expect(small.check(field(payload), 'two')).rejects.toMatchObject(rejected)
})

test('rejects an expired challenge', async () => {
  const challenge = await proof.challenge(new Date(Date.now() - 3_600_000))
  const solution = await solveChallenge({ challenge, deriveKey })
  await expect(proof.check(field({ challenge, solution }), 'late')).rejects.toMatchObject(rejected)
})

test('rejects a challenge signed with another secret', async () => {
  const challenge = await createProofOfWork('another-secret-of-theirs').challenge(new Date())
  const solution = await solveChallenge({ challenge, deriveKey })
  await expect(proof.check(field({ challenge, solution }), 'foreign')).rejects.toMatchObject(rejected)
})

test.each([{}, { altcha: '' }, { altcha: 'hello' }, field({}), field({ challenge: {}, solution: {} }), { altcha: 7 }])(
  'rejects %j',
  async (fields) => {
    await expect(proof.check(fields, 'none')).rejects.toMatchObject(rejected)
  },
)

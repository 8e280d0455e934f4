import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { postJson, startIntake } from '../../../../tests/support/running-intake'
import { leadBody } from '../../../../tests/support/submissions'
import { createProofOfWork } from './proof-of-work'

let database: FreshDatabase

beforeAll(async () => {
  database = await createFreshDatabase()
})
afterAll(() => database?.remove())

test('requires a solved challenge if the proof of work is enabled', async () => {
  const intake = await startIntake(database.url, { proofOfWork: createProofOfWork('a-secret-of-the-owner') })
  const response = await postJson(`${intake.url}/api/leads`, leadBody())
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ errors: [{ path: 'form', message: 'form.proof.invalid' }] })

  const challenge = (await (await fetch(`${intake.url}/api/challenge`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  expect((await postJson(`${intake.url}/api/leads`, leadBody({ altcha }))).status).toBe(201)
  await intake.stop()
})

test('offers and requires no challenge if the proof of work is disabled', async () => {
  const intake = await startIntake(database.url)
  expect((await fetch(`${intake.url}/api/challenge`)).status).toBe(204)
  expect((await postJson(`${intake.url}/api/leads`, leadBody())).status).toBe(201)
  await intake.stop()
})

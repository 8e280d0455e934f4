import { expect, test } from 'vitest'
import type { Outcome } from './send-form'
import { sendInTime } from './send-in-time'

const submission = { key: 'k', endpoint: '/api/leads', payload: { json: '{}' } }
const accepted: Outcome = { kind: 'accepted', reference: 'SM-1', answer: {} }
const tooFast: Outcome = { kind: 'invalid', errors: [{ path: 'form', message: 'form.tooFast' }] }

/** A clock that advances only by waiting, and a server with prepared responses. */
function environment(answers: Outcome[]) {
  const done: string[] = []
  let time = 10_000
  return {
    done,
    now: () => time,
    async wait(milliseconds: number) {
      done.push(`waits ${milliseconds}`)
      time += milliseconds
    },
    async send() {
      done.push('sends')
      return answers.shift() ?? accepted
    },
  }
}

test('sends a form that was filled slowly at once', async () => {
  const fake = environment([])
  expect(await sendInTime(submission, 1000, fake)).toBe(accepted)
  expect(fake.done).toEqual(['sends'])
})

test('waits out the minimum time for a form filled by autofill', async () => {
  const fake = environment([])
  expect(await sendInTime(submission, 9700, fake)).toBe(accepted)
  expect(fake.done).toEqual(['waits 1700', 'sends'])
})

test("waits once more if the browser's clock is ahead, without an error", async () => {
  const fake = environment([tooFast])
  expect(await sendInTime(submission, 1000, fake)).toBe(accepted)
  expect(fake.done).toEqual(['sends', 'waits 2000', 'sends'])
})

test('accepts the error if the server insists', async () => {
  expect(await sendInTime(submission, 1000, environment([tooFast, tooFast]))).toBe(tooFast)
})

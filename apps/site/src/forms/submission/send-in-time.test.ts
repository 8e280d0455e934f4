import { expect, test } from 'vitest'
import type { Outcome } from './send-form'
import { sendInTime } from './send-in-time'

const submission = { key: 'k', endpoint: '/api/leads', payload: { json: '{}' } }
const accepted: Outcome = { kind: 'accepted', reference: 'SM-1', answer: {} }
const tooFast: Outcome = { kind: 'invalid', errors: [{ path: 'form', message: 'form.tooFast' }] }

/** Time that passes only by waiting, and a server with its answers ready. */
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

test('a form that was filled slowly leaves at once', async () => {
  const fake = environment([])
  expect(await sendInTime(submission, 1000, fake)).toBe(accepted)
  expect(fake.done).toEqual(['sends'])
})

test('a form that autofill completed waits for the rest of the time', async () => {
  const fake = environment([])
  expect(await sendInTime(submission, 9700, fake)).toBe(accepted)
  expect(fake.done).toEqual(['waits 1700', 'sends'])
})

test('a clock that runs ahead costs one more wait and no refusal', async () => {
  const fake = environment([tooFast])
  expect(await sendInTime(submission, 1000, fake)).toBe(accepted)
  expect(fake.done).toEqual(['sends', 'waits 2000', 'sends'])
})

test('a server that insists is believed', async () => {
  expect(await sendInTime(submission, 1000, environment([tooFast, tooFast]))).toBe(tooFast)
})

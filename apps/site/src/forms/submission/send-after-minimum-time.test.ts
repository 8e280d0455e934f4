import { expect, test } from 'vitest'
import { sendAfterMinimumTime } from './send-after-minimum-time'
import type { Outcome } from './send-form'

const submission = { key: 'k', endpoint: '/api/leads', payload: { json: '{}' } }
const acceptedOutcome: Outcome = { kind: 'accepted', reference: 'SM-1', answer: {} }
const tooFastOutcome: Outcome = { kind: 'invalid', errors: [{ path: 'form', message: 'form.tooFast' }] }

/** Creates a clock that advances only by waiting and a server with prepared responses. */
function fakeEnvironment(answers: Outcome[]) {
  const steps: string[] = []
  let time = 10_000
  return {
    steps,
    now: () => time,
    async wait(milliseconds: number) {
      steps.push(`waits ${milliseconds}`)
      time += milliseconds
    },
    async send() {
      steps.push('sends')
      return answers.shift() ?? acceptedOutcome
    },
  }
}

test('sends a form at once if the visitor took longer than the minimum time', async () => {
  const environment = fakeEnvironment([])
  expect(await sendAfterMinimumTime(submission, 1000, environment)).toBe(acceptedOutcome)
  expect(environment.steps).toEqual(['sends'])
})

test('waits until the minimum time has passed for a form filled by autofill', async () => {
  const environment = fakeEnvironment([])
  expect(await sendAfterMinimumTime(submission, 9700, environment)).toBe(acceptedOutcome)
  expect(environment.steps).toEqual(['waits 1700', 'sends'])
})

test('waits and retries once if the server rejects the form as too fast', async () => {
  const environment = fakeEnvironment([tooFastOutcome])
  expect(await sendAfterMinimumTime(submission, 1000, environment)).toBe(acceptedOutcome)
  expect(environment.steps).toEqual(['sends', 'waits 2000', 'sends'])
})

test('returns the error if the server rejects the second attempt as too fast', async () => {
  expect(await sendAfterMinimumTime(submission, 1000, fakeEnvironment([tooFastOutcome, tooFastOutcome]))).toBe(
    tooFastOutcome,
  )
})

import { MAX_MESSAGE } from '@sillar/domain/lead/lead-choices'
import { expect, test } from 'vitest'
import { addSentence } from './message-request'

const wish = 'Avísenme si se libera el lote C-16.'
const long = 'a'.repeat(MAX_MESSAGE - 10)

test.each([
  ['', wish],
  ['  \n', wish],
  ['Llámenme de tarde.', `Llámenme de tarde.\n${wish}`],
  [wish, wish],
  [`${wish}\nY el B-02.`, `${wish}\nY el B-02.`],
  [long, long],
])('adds a sentence to %j', (message, expected) => {
  expect(addSentence(message, wish)).toBe(expected)
})

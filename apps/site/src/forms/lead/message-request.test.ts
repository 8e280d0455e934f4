import { MAX_MESSAGE } from '@app/domain/lead/lead-choices'
import { expect, test } from 'vitest'
import { addSentence } from './message-request'

const request = 'Avísenme si se libera el lote C-16.'
const longMessage = 'a'.repeat(MAX_MESSAGE - 10)

test.each([
  ['', request],
  ['  \n', request],
  ['Llámenme de tarde.', `Llámenme de tarde.\n${request}`],
  [request, request],
  [`${request}\nY el B-02.`, `${request}\nY el B-02.`],
  [longMessage, longMessage],
])(
  'adds the sentence to the message %j unless it is there already or the message would be too long',
  (message, expected) => {
    expect(addSentence(message, request)).toBe(expected)
  },
)

import { expect, test } from 'vitest'
import { jpeg, pdf, zip } from '../../../../../tests/support/sample-files'
import { checkAnswerFiles } from './check-answer-files'

const file = (bytes: Uint8Array, name = 'plano.pdf') => ({ bytes, name })
const big = (megabytes: number) => {
  const bytes = new Uint8Array(megabytes * 1024 * 1024)
  bytes.set(jpeg)
  return bytes
}

test('accepts a PDF and a photo, with the extensions of their types', () => {
  expect(checkAnswerFiles([file(pdf, 'Plano (2).pdf'), file(jpeg, 'foto.pdf')])).toMatchObject([
    { name: 'Plano (2).pdf', type: 'application/pdf' },
    { name: 'foto.jpg', type: 'image/jpeg' },
  ])
})

test.each([
  ['too many files', Array.from({ length: 6 }, () => file(pdf))],
  ['file too big', [file(big(6))]],
  ['files too big', [file(big(4.5)), file(big(4.5)), file(big(4.5))]],
  ['file type', [file(pdf), file(zip([['a', 'b']]))]],
])('%s', (problem, files) => {
  expect(checkAnswerFiles(files)).toBe(problem)
})

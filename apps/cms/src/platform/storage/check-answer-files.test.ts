import { expect, test } from 'vitest'
import { jpeg, pdf, zip } from '../../../../../tests/support/sample-files'
import { checkAnswerFiles } from './check-answer-files'

const file = (bytes: Uint8Array, name = 'plano.pdf') => ({ bytes, name })
const largeImage = (megabytes: number) => {
  const bytes = new Uint8Array(megabytes * 1024 * 1024)
  bytes.set(jpeg)
  return bytes
}

test('accepts a PDF and a photo and corrects their extensions', () => {
  expect(checkAnswerFiles([file(pdf, 'Plano (2).pdf'), file(jpeg, 'foto.pdf')])).toMatchObject([
    { name: 'Plano (2).pdf', type: 'application/pdf' },
    { name: 'foto.jpg', type: 'image/jpeg' },
  ])
})

test.each([
  ['too many files', Array.from({ length: 6 }, () => file(pdf))],
  ['empty file', [file(pdf), file(new Uint8Array())]],
  ['file too big', [file(largeImage(6))]],
  ['files too big', [file(largeImage(4.5)), file(largeImage(4.5)), file(largeImage(4.5))]],
  ['file type', [file(pdf), file(zip([['a', 'b']]))]],
])('rejects answer files with the problem "%s"', (problem, files) => {
  expect(checkAnswerFiles(files)).toBe(problem)
})

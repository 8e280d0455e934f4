import { expect, test } from 'vitest'
import { ACCEPTED_FILES, attachmentError, sizeText } from './attachment'

const MB = 1024 * 1024

test.each(['boleta.pdf', 'plano.PPTX', 'carta.docx', 'foto.jpg', 'foto.JPEG', 'captura.png'])(
  'accepts %s as an attachment',
  (name) => {
    expect(attachmentError({ name, size: 5 * MB })).toBeNull()
  },
)

test.each([
  ['virus.exe', 10, 'complaint.attachment.type'],
  ['boleta.pdf.zip', 10, 'complaint.attachment.type'],
  ['sinextension', 10, 'complaint.attachment.type'],
  ['boleta.pdf', 5 * MB + 1, 'complaint.attachment.tooBig'],
  ['boleta.pdf', 0, 'complaint.attachment.empty'],
])('rejects the attachment %s of %i bytes with the error %s', (name, size, error) => {
  expect(attachmentError({ name, size })).toBe(error)
})

test('accepts a complaint without an attachment', () => {
  expect(attachmentError(undefined)).toBeNull()
})

test('offers the six file types in the file picker', () => {
  expect(ACCEPTED_FILES).toBe('.pdf,.pptx,.docx,.jpg,.jpeg,.png')
})

test.each([
  [300, '1 KB'],
  [340 * 1024, '340 KB'],
  [1.26 * MB, '1.3 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes, 'es')).toBe(text)
})

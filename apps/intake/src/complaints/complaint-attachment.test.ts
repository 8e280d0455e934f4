import { MAX_ATTACHMENT_BYTES } from '@app/domain/complaint/complaint.schema'
import { expect, test } from 'vitest'
import { docx, executable, jpeg, pdf, plainZip, png, pptx, webPage } from '../../../../tests/support/sample-files'
import { checkAttachment } from './complaint-attachment'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

test.each([
  ['a PDF', pdf, 'application/pdf', 'a.pdf'],
  ['a document', docx, `${OFFICE}.wordprocessingml.document`, 'a.docx'],
  ['a presentation', pptx, `${OFFICE}.presentationml.presentation`, 'a.pptx'],
  ['a photo', jpeg, 'image/jpeg', 'a.jpg'],
  ['an image', png, 'image/png', 'a.png'],
])('detects %s by its content and ignores its name', (_, bytes, type, name) => {
  expect(checkAttachment({ bytes, name: 'a.exe' })).toEqual({ bytes, type, name })
})

test.each([
  ['a program', executable],
  ['a page', webPage],
  ['a plain zip', plainZip],
  ['one byte', Uint8Array.of(0x25)],
])('rejects %s as an attachment', (_, bytes) => {
  expect(() => checkAttachment({ bytes, name: 'a.pdf' })).toThrow('422')
})

test('accepts an attachment of the maximum size and rejects a larger one', () => {
  const bytes = new Uint8Array(MAX_ATTACHMENT_BYTES)
  bytes.set(pdf)
  expect(checkAttachment({ bytes, name: 'a.pdf' }).type).toBe('application/pdf')
  expect(() => checkAttachment({ bytes: 'too big', name: 'a.pdf' })).toThrow('422')
})

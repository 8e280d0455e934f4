// The checks of hostile files must not cost an honest person their complaint.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentTypes, docx, jpeg, pdf, png, pptx, zip } from '../../../../tests/support/sample-files'
import { checkAttachment } from './complaint-attachment'

const slides = contentTypes('/ppt/presentation.xml', 'presentationml.presentation')
const withChart = zip([
  ['[Content_Types].xml', slides],
  ['ppt/presentation.xml', '<p:presentation/>'],
  ['ppt/embeddings/Microsoft_Excel_Sheet1.xlsx', 'numbers'],
  ['ppt/printerSettings/printerSettings1.bin', 'A4'],
])
const document = path.resolve(import.meta.dirname, '../../../../content/media/documents/politica-de-gestion.pdf')

test.each([
  ['a PDF', pdf],
  ['a document', docx],
  ['a presentation', pptx],
  ['a presentation with a chart', withChart],
  ['a photo', jpeg],
  ['a picture', png],
])('%s is taken', async (_, bytes) => {
  expect((await checkAttachment(bytes, 'a')).bytes).toBe(bytes)
})

test('a PDF of a word processor is taken', async () => {
  const bytes = new Uint8Array(await readFile(document))
  expect((await checkAttachment(bytes, 'politica.pdf')).type).toBe('application/pdf')
})

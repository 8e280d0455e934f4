import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import * as sample from '../../support/sample-files'

// Hostile files, each with the expected result. They are built here, so no dangerous file is committed. The intake
// checks only the size and the type, so it accepts `kept` and `unsafe` files. The worker removes `unsafe` files.

type Verdict = 'kept' | 'unsafe' | 'complaint.attachment.type' | 'complaint.attachment.tooBig' | 'none'
export type HostileFile = { what: string; name: string; bytes: Uint8Array<ArrayBuffer>; verdict: Verdict }

const text = (value: string) => Uint8Array.from(Buffer.from(value, 'latin1'))
const concatBytes = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))
const MEGABYTE = 1024 * 1024
const LIMIT = 5 * MEGABYTE

const pdfWith = (catalog: string, more = '') =>
  text(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`,
  )

function pdfWithObjects(objects: string, filter: 'deflated' | 'broken', header = '3 0 obj') {
  const compressedStream = filter === 'deflated' ? deflateSync(Buffer.from(objects)) : Buffer.from('encrypted nonsense')
  const head = text(
    `%PDF-1.7\n${header}<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${compressedStream.length}>>stream\n`,
  )
  return concatBytes(head, compressedStream, text('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'))
}

const wordTypes = sample.contentTypes('/word/document.xml', 'wordprocessingml.document')
const docxWith = (name: string, content: string | Uint8Array, claimedSize?: number) =>
  sample.zip([
    ['[Content_Types].xml', wordTypes],
    ['word/document.xml', '<w:document/>'],
    [name, content, claimedSize],
  ])

function pngOf(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(100_000))
  return concatBytes(start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0)))
}

const jpegOf = (width: number, height: number) =>
  Uint8Array.from([
    ...sample.jpeg.slice(0, 20),
    ...[0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xd9],
  ])

const bomb = deflateRawSync(Buffer.alloc(20 * MEGABYTE))
const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = text('<!doctype html><script>alert(document.domain)</script>')
const wrongType = 'complaint.attachment.type'
const unsafe = 'unsafe'

export const hostileFiles: HostileFile[] = [
  { what: 'an HTML page named as an image', name: 'a.png', bytes: html, verdict: wrongType },
  { what: 'an SVG with a script', name: 'a.svg', bytes: svg, verdict: wrongType },
  { what: 'an SVG named as a PDF', name: 'a.pdf', bytes: svg, verdict: wrongType },
  { what: 'a Windows program', name: 'a.pdf', bytes: sample.executable, verdict: wrongType },
  {
    what: 'a Linux program',
    name: 'a.docx',
    bytes: concatBytes(text('\x7fELF\x02\x01\x01'), new Uint8Array(200)),
    verdict: wrongType,
  },
  { what: 'a shell script', name: 'a.pdf', bytes: text('#!/bin/sh\nrm -rf /\n'), verdict: wrongType },
  { what: 'an empty file', name: 'a.pdf', bytes: new Uint8Array(0), verdict: 'none' },
  { what: 'a file of one byte', name: 'a.pdf', bytes: text('%'), verdict: wrongType },
  {
    what: 'a file one byte larger than 5 MB',
    name: 'a.pdf',
    bytes: concatBytes(sample.pdf, new Uint8Array(LIMIT + 1 - sample.pdf.length)),
    verdict: 'complaint.attachment.tooBig',
  },
  { what: 'a zip file', name: 'a.docx', bytes: sample.plainZip, verdict: wrongType },
  {
    what: 'a zip file in a zip file',
    name: 'a.docx',
    bytes: sample.zip([['inner.zip', sample.plainZip]]),
    verdict: wrongType,
  },
  {
    what: 'a Word document with an archive inside',
    name: 'a.docx',
    bytes: docxWith('word/media/inner.zip', sample.plainZip),
    verdict: unsafe,
  },
  {
    what: 'a Word document with macros',
    name: 'a.docx',
    bytes: docxWith('word/vbaProject.bin', 'macro'),
    verdict: unsafe,
  },
  {
    what: 'a presentation with macros',
    name: 'a.pptx',
    bytes: sample.zip([
      ['[Content_Types].xml', sample.contentTypes('/ppt/presentation.xml', 'presentationml.presentation')],
      ['ppt/presentation.xml', '<p/>'],
      ['ppt/vbaProject.bin', 'macro'],
    ]),
    verdict: unsafe,
  },
  {
    what: 'a Word document with an ActiveX control',
    name: 'a.docx',
    bytes: docxWith('word/activeX/activeX1.xml', '<x/>'),
    verdict: unsafe,
  },
  {
    what: 'a Word document with an embedded OLE object',
    name: 'a.docx',
    bytes: docxWith('word/embeddings/oleObject1.bin', 'x'),
    verdict: unsafe,
  },
  {
    what: 'a Word document with a program inside',
    name: 'a.docx',
    bytes: docxWith('word/media/run.exe', sample.executable),
    verdict: unsafe,
  },
  {
    what: 'a Word document that claims to unpack to 4 GB',
    name: 'a.docx',
    bytes: docxWith('word/media/a.xml', bomb, 0xfffffff0),
    verdict: unsafe,
  },
  {
    what: 'a Word document with a truncated zip directory',
    name: 'a.docx',
    bytes: sample.docx.slice(0, -30),
    verdict: unsafe,
  },
  {
    what: 'a PDF with a script',
    name: 'a.pdf',
    bytes: pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with an escaped script name',
    name: 'a.pdf',
    bytes: pdfWith('/OpenAction<</S/J#61vaScr#69pt/J#53(app.alert(1))>>'),
    verdict: unsafe,
  },
  {
    what: 'a PDF that starts a program',
    name: 'a.pdf',
    bytes: pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with an embedded file',
    name: 'a.pdf',
    bytes: pdfWith('/Names<</EmbeddedFiles 3 0 R>>', '3 0 obj<</Type/EmbeddedFile>>endobj\n'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with a script in a compressed object stream',
    name: 'a.pdf',
    bytes: pdfWithObjects('1 0 <</S/JavaScript/JS(app.alert(1))>>', 'deflated'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with a script in an object stream whose header has two lines',
    name: 'a.pdf',
    bytes: pdfWithObjects('1 0 <</S/JavaScript/JS(app.alert(1))>>', 'deflated', '3 0\nobj'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with a script in a truncated object stream',
    name: 'a.pdf',
    bytes: concatBytes(
      text('%PDF-1.7\n3 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 90>>stream\n'),
      deflateSync(Buffer.from(`1 0 <</S/JavaScript/JS(app.alert(1))>>${'x'.repeat(400)}`)).subarray(0, -12),
      text('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    ),
    verdict: unsafe,
  },
  {
    what: 'a Word document with two parts of the same name',
    name: 'a.docx',
    bytes: docxWith('word/document.xml', '<w:document><!-- another --></w:document>'),
    verdict: unsafe,
  },
  {
    what: 'a PDF with an unreadable object stream',
    name: 'a.pdf',
    bytes: pdfWithObjects('', 'broken'),
    verdict: unsafe,
  },
  {
    what: 'a PDF that unpacks to 30 MB',
    name: 'a.pdf',
    bytes: pdfWithObjects('\n'.repeat(30 * MEGABYTE), 'deflated'),
    verdict: unsafe,
  },
  {
    what: 'a PDF that only sets its first page',
    name: 'a.pdf',
    bytes: pdfWith('/OpenAction[2 0 R/XYZ null null 0]'),
    verdict: 'kept',
  },
  { what: 'a PDF with an HTML page appended', name: 'a.html', bytes: concatBytes(sample.pdf, html), verdict: 'kept' },
  {
    what: 'a photo with a zip file appended',
    name: '../../a.php%00.jpg',
    bytes: concatBytes(sample.jpeg, sample.plainZip),
    verdict: 'kept',
  },
  { what: 'a PNG that claims four billion pixels', name: 'a.png', bytes: pngOf(65_000, 65_000), verdict: unsafe },
  { what: 'a JPEG that claims four billion pixels', name: 'a.jpg', bytes: jpegOf(65_000, 65_000), verdict: unsafe },
]

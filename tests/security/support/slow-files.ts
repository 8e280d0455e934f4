import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { contentTypes, zip } from '../../support/sample-files'

// Files of up to 5 MB, the largest accepted size. Most repeat a part that was expensive for an earlier version of the
// check.

const LIMIT = 5 * 1024 * 1024

const fillFile = (start: string, repeatedText: string) => {
  const bytes = Buffer.alloc(LIMIT, repeatedText, 'latin1')
  bytes.write(start, 'latin1')
  return Uint8Array.from(bytes)
}

function nestedObjectStreams() {
  let inner = Buffer.from('1 0 <</Type/Catalog>>')
  for (let depth = 0; depth < 200; depth += 1) {
    const compressedStream = deflateSync(inner)
    const head = `${depth} 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${compressedStream.length}>>stream\n`
    inner = Buffer.concat([Buffer.from(head), compressedStream, Buffer.from('\nendstream endobj\n')])
  }
  const bytes = Buffer.alloc(LIMIT)
  bytes.write('%PDF-1.7\n')
  for (let at = 9; at + inner.length < LIMIT; at += inner.length) inner.copy(bytes, at)
  return Uint8Array.from(bytes)
}

function expandingStreams() {
  const compressedStream = deflateSync(Buffer.alloc(8 * 1024 * 1024))
  const stream = Buffer.concat([
    Buffer.from('1 0 obj<</Filter/FlateDecode>>stream\n'),
    compressedStream,
    Buffer.from('\nendstream\n'),
  ])
  const bytes = Buffer.alloc(LIMIT)
  bytes.write('%PDF-1.7\n')
  for (let at = 9; at + stream.length < LIMIT; at += stream.length) stream.copy(bytes, at)
  return Uint8Array.from(bytes)
}

const escapes = `${'#41'.repeat(1300)}stream\n`

/** Files that the inspection of the worker must handle in time. */
export const slowFiles: [what: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['a PDF of stream keywords', fillFile('%PDF-1.7\n', 'stream\n')],
  ['a PDF of escapes and stream keywords', fillFile('%PDF-1.7\n1 0 obj', escapes)],
  ['a PDF of nested object streams', nestedObjectStreams()],
  ['a PDF of streams that expand to 8 MB each', expandingStreams()],
]

const wordTypes = contentTypes('/word/document.xml', 'wordprocessingml.document')
const longName = `word/${'/embeddings/'.repeat(5000)}`

/** Files that the intake must handle in time. */
export const slowBodies: [what: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ...slowFiles,
  [
    'a document with long repeated names',
    zip([
      ['[Content_Types].xml', wordTypes],
      ['word/document.xml', '<w:document/>'],
      ...Array.from({ length: 40 }, (_, at): [string, string] => [`${longName}${at}`, 'x']),
    ]),
  ],
  ['a zip file of local headers', fillFile('PK\x03\x04', 'PK\x03\x04\x14\x00\x08\x00')],
  ['a JPEG of markers', fillFile('\xff\xd8\xff', '\xff\xe0\x00\x00')],
  ['random bytes', Uint8Array.from(randomBytes(LIMIT))],
  ['a PDF of random bytes', Uint8Array.from(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(LIMIT - 9)]))],
]

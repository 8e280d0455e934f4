import { inflateSync } from 'node:zlib'

// What a PDF may do when it is opened is written in names such as /JavaScript. A name can hide behind escapes
// (/J#61vaScript) and inside compressed streams of objects; both are looked through. A PDF whose objects cannot be read,
// because they are encrypted, is refused: nobody could say what it does.

const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/**
 * Scripts, starting a program, files inside, forms that send. `/OpenAction` alone is no harm: most word processors write
 * it to say which page is shown first. What it could do is named by the words below.
 */
const forbidden =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])|\/JS\s*[(<\d]/

/** All of it is searched, pictures too: what is left out could hide something from us that a reader finds. */
export function isHarmlessPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (isForbidden(text)) return false
  let unpacked = 0
  for (const objects of objectStreams(text)) {
    const content = inflated(objects)
    unpacked += content?.length ?? 0
    if (content === undefined || unpacked > MAX_UNPACKED_BYTES || isForbidden(content)) return false
  }
  return true
}

const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isForbidden = (text: string) => forbidden.test(plainNames(text))

function* objectStreams(text: string): Generator<string> {
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = text.slice(text.lastIndexOf(' obj', match.index) + 1, match.index)
    if (!plainNames(dictionary.slice(0, 4000)).includes('/ObjStm')) continue
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    yield text.slice(start, end < 0 ? undefined : end)
  }
}

function inflated(objects: string): string | undefined {
  try {
    return inflateSync(Buffer.from(objects, 'latin1'), { maxOutputLength: MAX_UNPACKED_BYTES }).toString('latin1')
  } catch {
    return undefined
  }
}

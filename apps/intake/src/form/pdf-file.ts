import { inflateSync } from 'node:zlib'

// What a PDF may do when it is opened is written in names such as /JavaScript. A name can hide behind escapes
// (/J#61vaScript) and inside compressed streams of objects; both are looked through. A PDF whose objects cannot be read,
// because they are encrypted, is refused: nobody could say what it does.

const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/**
 * Scripts, starting a program, files inside, forms that send. `/OpenAction` alone is no harm: most word processors write
 * it to say which page is shown first. What it could do is named by the words below.
 */
const forbidden = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/

const stream = /stream\r?\n/g

export function isHarmlessPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (isForbidden(withoutStreams(text))) return false
  let unpacked = 0
  for (const objects of objectStreams(text)) {
    const content = inflated(objects)
    unpacked += content?.length ?? 0
    if (content === undefined || unpacked > MAX_UNPACKED_BYTES || isForbidden(content)) return false
  }
  return true
}

const isForbidden = (text: string) =>
  forbidden.test(text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

/** Pictures and fonts are any bytes at all and could spell a name by chance. */
function withoutStreams(text: string): string {
  const kept: string[] = []
  let from = 0
  for (const match of text.matchAll(stream)) {
    if (match.index < from) continue
    const end = text.indexOf('endstream', match.index)
    if (end < 0) break
    kept.push(text.slice(from, match.index))
    from = end
  }
  return kept.join('') + text.slice(from)
}

function* objectStreams(text: string): Generator<string> {
  for (const match of text.matchAll(stream)) {
    const dictionary = text.slice(Math.max(0, match.index - 400), match.index)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    if (!/\/ObjStm/.test(own)) continue
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

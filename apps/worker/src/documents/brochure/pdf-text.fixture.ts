// Reads the words of a sheet the way a viewer that copies text does: glyphs by the fonts' own tables.
import { inflateSync } from 'node:zlib'

type Glyphs = Map<string, string>

export function pdfText(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? ''
    // Only the line feed is not part of the stream: compressed bytes may end in a carriage return.
    const bytes = /stream\r?\n([\s\S]*?)\nendstream/.exec(body)?.[1]
    if (bytes === undefined) return ''
    const raw = Buffer.from(bytes, 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : bytes
  }
  // A name such as /F3 is another font on another page.
  const fontsOf = (page: string): Map<string, Glyphs> => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
    return new Map(
      named.map(([, name = '', id = '']) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
        return [name, glyphsOf(streamOf(table))]
      }),
    )
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => wordsOf(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''), fontsOf(page)))
    .join('\n')
}

/** Letters that are joined into one glyph stand side by side: `<0066 0069>`. */
const unicode = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

function glyphsOf(table: string): Glyphs {
  const glyphs: Glyphs = new Map()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], at) => {
      glyphs.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), unicode(hex))
    })
  return glyphs
}

function wordsOf(content: string, fonts: Map<string, Glyphs>): string {
  let font: Glyphs | undefined
  let text = ''
  for (const [token, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBT\b/g)) {
    if (name) font = fonts.get(name)
    else if (token === 'BT') text += '\n'
    else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const [glyph] of hex.matchAll(/.{4}/g)) text += font?.get(glyph.toLowerCase()) ?? ''
  }
  return text
}

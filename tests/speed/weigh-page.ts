import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export type PageWeight = {
  html: number
  htmlBrotli: number
  /** Elements of the document, as in `document.querySelectorAll('*')`. */
  elements: number
  inlineCss: number
  linkedCssBrotli: number
  /** The scripts that the page names. Scripts that they import are not included. */
  scriptBrotli: number
  props: number
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s"'>=/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const rawTextElement = /(<(script|style|noscript)\b[^>]*>)[\s\S]*?<\/\2>/gi

/** Weighs a page of a release folder with the sizes that nginx sends. */
export async function weighPage(releaseDir: string, file: string): Promise<PageWeight> {
  const html = await readFile(path.join(releaseDir, file), 'utf8')
  const markup = html.replace(/<!--[\s\S]*?-->/g, '')
  const tags = [...markup.replace(rawTextElement, '$1').matchAll(startTag)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attribute: (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1],
  }))
  const measureFiles = async (urls: (string | undefined)[]) =>
    totalOf(
      await Promise.all(urls.map((url) => (url?.startsWith('/') ? measureBrotli(path.join(releaseDir, url)) : 0))),
    )
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: await measureBrotli(path.join(releaseDir, file)),
    elements: tags.length,
    inlineCss: totalOf(
      [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => Buffer.byteLength(css)),
    ),
    linkedCssBrotli: await measureFiles(
      tags
        .filter(({ name, attribute }) => name === 'link' && attribute('rel') === 'stylesheet')
        .map(({ attribute }) => attribute('href')),
    ),
    scriptBrotli: await measureFiles(
      tags.filter(({ name }) => name === 'script').map(({ attribute }) => attribute('src')),
    ),
    props: totalOf(
      tags
        .filter(({ name }) => name === 'astro-island')
        .map(({ attribute }) => Buffer.byteLength(attribute('props') ?? '')),
    ),
  }
}

const totalOf = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Returns the size of the compressed file, or compresses the file if the release contains only the original. */
async function measureBrotli(file: string): Promise<number> {
  const compressed = await readFile(`${file}.br`).catch(() => null)
  if (compressed) return compressed.length
  return (await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length
}

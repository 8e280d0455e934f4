import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const text = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt'])

/**
 * How hard brotli tries. The best takes several times as long: worth it for scripts and styles, which every visitor loads
 * and browsers keep, but not for each of the pages nor for the viewer of tours, which few people open.
 */
const best = new Set(['.css', '.js'])
const largest = 250_000
const qualityOf = (name: string, size: number) => (best.has(path.extname(name)) && size < largest ? 11 : 9)

/** Compresses each text once, so that nginx only hands out files. */
export async function compressRelease(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!text.has(path.extname(name))) continue
    const file = path.join(folder, name)
    const plain = await readFile(file)
    const [brotli, gzipped] = await Promise.all([
      inBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, plain.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
      inGzip(plain, { level: 8 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}

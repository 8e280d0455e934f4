import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { shareFile } from '../files/share-file'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const text = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt'])

/**
 * Quality 11 takes several times as long as 9. It pays off for scripts and styles, which every visitor loads and
 * browsers cache, but not for pages or for the tour viewer, which few people open.
 */
const best = new Set(['.css', '.js'])
const largest = 250_000
const qualityOf = (name: string, size: number) => (best.has(path.extname(name)) && size < largest ? 11 : 9)

/** Node's default number of compression threads. */
const AT_ONCE = 4

/**
 * Precompresses text files, so that nginx only serves files. Unchanged files are reused from the previous release: an
 * edited text leaves scripts, styles and most pages as they are.
 */
export async function compressRelease(folder: string, before?: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => text.has(path.extname(name))).values()
  const work = async () => {
    for (const name of waiting) await compressOne(folder, name, before)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compressOne(folder: string, name: string, before?: string): Promise<void> {
  const file = path.join(folder, name)
  const plain = await readFile(file)
  if (before && (await takeFrom(path.join(before, name), file, plain))) return
  await compress(file, name, plain)
}

async function takeFrom(old: string, file: string, plain: Buffer): Promise<boolean> {
  const same = await readFile(old).then(
    (bytes) => bytes.equals(plain),
    () => false,
  )
  if (!same) return false
  try {
    await shareFile(`${old}.br`, `${file}.br`)
    await shareFile(`${old}.gz`, `${file}.gz`)
    return true
  } catch {
    return false
  }
}

async function compress(file: string, name: string, plain: Buffer): Promise<void> {
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

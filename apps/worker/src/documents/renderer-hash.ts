import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { colors, themes } from '@app/brand/colors'

const cachedHashes = new Map<string, Promise<string>>()

/**
 * Returns a hash of the brand, of the code in a folder and of its messages, which are in another folder. If any of them
 * changes, the files that the code renders must be rendered again.
 */
export function rendererHash(folder: string, messages: object = {}): Promise<string> {
  const hash = cachedHashes.get(folder) ?? hashRenderer(folder, { brand, colors, themes, messages })
  cachedHashes.set(folder, hash)
  return hash
}

export async function hashRenderer(folder: string, values: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(values, functionAsText))
  for (const name of (await readdir(folder)).filter((file) => !file.includes('.test.')).sort())
    hash.update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}

/** Some messages are functions, which JSON omits. */
const functionAsText = (_key: string, value: unknown) => (typeof value === 'function' ? String(value) : value)

import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressRelease } from './compress-release'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'))
})
afterEach(() => rm(root, { recursive: true }))

async function release(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name, file)), { recursive: true })
    await writeFile(path.join(root, name, file), content)
  }
  return path.join(root, name)
}

const inodeOf = async (file: string) => (await stat(file)).ino

test('reuses compressed files of the previous release and compresses only changed ones', async () => {
  const before = await release('before', { 'index.html': 'US$ 206', '_astro/a.css': 'b {}', 'photo.jpg': 'x' })
  await compressRelease(before)
  const after = await release('after', { 'index.html': 'US$ 211', '_astro/a.css': 'b {}', 'en.html': 'new' })
  await compressRelease(after, before)

  expect(brotliDecompressSync(await readFile(path.join(after, 'index.html.br'))).toString()).toBe('US$ 211')
  expect(gunzipSync(await readFile(path.join(after, 'en.html.gz'))).toString()).toBe('new')
  expect(brotliDecompressSync(await readFile(path.join(after, '_astro/a.css.br'))).toString()).toBe('b {}')
  expect(await inodeOf(path.join(after, '_astro/a.css.br'))).toBe(await inodeOf(path.join(before, '_astro/a.css.br')))
  await expect(stat(path.join(before, 'photo.jpg.br'))).rejects.toThrow()
})

test('compresses everything if the previous release has no compressed files', async () => {
  const before = await release('before', { 'index.html': 'same' })
  const after = await release('after', { 'index.html': 'same' })
  await compressRelease(after, before)
  expect(brotliDecompressSync(await readFile(path.join(after, 'index.html.br'))).toString()).toBe('same')
})

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

async function createRelease(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name, file)), { recursive: true })
    await writeFile(path.join(root, name, file), content)
  }
  return path.join(root, name)
}

const inodeOf = async (file: string) => (await stat(file)).ino

test('reuses compressed files of the previous release and compresses only changed files', async () => {
  const previous = await createRelease('before', { 'index.html': 'US$ 206', '_astro/a.css': 'b {}', 'photo.jpg': 'x' })
  await compressRelease(previous)
  const current = await createRelease('after', { 'index.html': 'US$ 211', '_astro/a.css': 'b {}', 'en.html': 'new' })
  await compressRelease(current, previous)

  expect(brotliDecompressSync(await readFile(path.join(current, 'index.html.br'))).toString()).toBe('US$ 211')
  expect(gunzipSync(await readFile(path.join(current, 'en.html.gz'))).toString()).toBe('new')
  expect(brotliDecompressSync(await readFile(path.join(current, '_astro/a.css.br'))).toString()).toBe('b {}')
  expect(await inodeOf(path.join(current, '_astro/a.css.br'))).toBe(
    await inodeOf(path.join(previous, '_astro/a.css.br')),
  )
  await expect(stat(path.join(previous, 'photo.jpg.br'))).rejects.toThrow()
})

test('compresses all files if the previous release has no compressed files', async () => {
  const previous = await createRelease('before', { 'index.html': 'same' })
  const current = await createRelease('after', { 'index.html': 'same' })
  await compressRelease(current, previous)
  expect(brotliDecompressSync(await readFile(path.join(current, 'index.html.br'))).toString()).toBe('same')
})

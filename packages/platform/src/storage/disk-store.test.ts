import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from './disk-store'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'private-store-'))
})
afterAll(() => rm(root, { recursive: true }))

test('returns a stored file unchanged and leaves no partial file', async () => {
  const store = createDiskStore(root)
  const bytes = Uint8Array.from({ length: 4096 }, (_, index) => index % 256)
  await store.put('complaints/2026/abc', bytes, 'image/png')
  expect(new Uint8Array(await store.get('complaints/2026/abc'))).toEqual(bytes)
  expect(await readdir(join(root, 'complaints/2026'))).toEqual(['abc'])
  expect((await stat(join(root, 'complaints/2026/abc'))).mode & 0o077).toBe(0)
})

test('accepts eight concurrent writes of the same file', async () => {
  const store = createDiskStore(root)
  const puts = Array.from({ length: 8 }, () => store.put('twice.jpg', new Uint8Array(50_000).fill(7), 'image/jpeg'))
  await Promise.all(puts)
  expect((await store.get('twice.jpg')).length).toBe(50_000)
})

test('removes a file, and accepts the removal of a missing file', async () => {
  const store = createDiskStore(root)
  await store.put('complaints/gone', new Uint8Array([1]), 'image/png')
  await store.remove('complaints/gone')
  await store.remove('complaints/gone')
  await expect(store.get('complaints/gone')).rejects.toThrow()
})

test.each(['../outside', '/etc/passwd', 'a/../../b', 'a\\b', '', '.hidden', 'a..b', 'a/.b'])(
  'rejects %j as a key of the store',
  async (key) => {
    await expect(createDiskStore(root).put(key, new Uint8Array(), 'image/png')).rejects.toThrow('not a key')
  },
)

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashRenderer } from './renderer-hash'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderer-'))
  await writeFile(path.join(folder, 'page.tsx'), 'one')
})
afterEach(() => rm(folder, { recursive: true }))

test('changes the hash with the brand and with the code, but not with the tests', async () => {
  const hash = await hashRenderer(folder, { name: 'Casa' })
  expect(await hashRenderer(folder, { name: 'Other' })).not.toBe(hash)
  await writeFile(path.join(folder, 'page.test.tsx'), 'a test')
  expect(await hashRenderer(folder, { name: 'Casa' })).toBe(hash)
  await writeFile(path.join(folder, 'page.tsx'), 'two')
  expect(await hashRenderer(folder, { name: 'Casa' })).not.toBe(hash)
})

test('changes the hash with a message, even if the message is a function', async () => {
  const hash = await hashRenderer(folder, { from: (area: string) => `Desde ${area}` })
  expect(await hashRenderer(folder, { from: (area: string) => `A partir de ${area}` })).not.toBe(hash)
})

import { mkdir, mkdtemp, readdir, readFile, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PlannedFile } from '@app/domain/release/derived-file'
import { beforeEach, expect, test } from 'vitest'
import { findStored, linkStored, readFileIndex, removeUnusedFiles, storeFile, writeFileIndex } from './derived-files'

const RELEASE = '2026-11-18T12-00-00-000Z'
let releasesDir = ''

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), 'derived-'))
  await mkdir(path.join(releasesDir, RELEASE))
})

const plannedFile = (hash: string): PlannedFile => ({
  path: `/folletos/${hash}.pdf`,
  hash,
  name: hash,
  page: `/${hash}`,
  figures: [],
  make: async () => Buffer.from(hash),
})

test('a release links the stored files and records which files are still missing', async () => {
  await storeFile(releasesDir, 'made', Buffer.from('1234'))
  const files = await findStored(releasesDir, [plannedFile('made'), plannedFile('missing')])
  expect(files.map(({ bytes }) => bytes)).toEqual([4, null])
  const site = path.join(releasesDir, RELEASE, 'site')
  await linkStored(releasesDir, files, site)
  expect(await readdir(path.join(site, 'folletos'))).toEqual(['made.pdf'])
  expect(await readFile(path.join(site, 'folletos/made.pdf'), 'utf8')).toBe('1234')
  await writeFileIndex(path.join(releasesDir, RELEASE), files)
  expect(await readFileIndex(path.join(releasesDir, RELEASE))).toEqual(files)
})

test('stored files that no kept release uses are removed after a day', async () => {
  for (const hash of ['used', 'unused', 'recent']) await storeFile(releasesDir, hash, Buffer.from(hash))
  await writeFileIndex(path.join(releasesDir, RELEASE), await findStored(releasesDir, [plannedFile('used')]))
  const now = new Date()
  const twoDaysAgo = new Date(now.getTime() - 48 * 60 * 60 * 1000)
  for (const hash of ['used', 'unused']) await utimes(path.join(releasesDir, '.derived', hash), twoDaysAgo, twoDaysAgo)
  await removeUnusedFiles(releasesDir, now)
  expect((await readdir(path.join(releasesDir, '.derived'))).sort()).toEqual(['recent', 'used'])
})

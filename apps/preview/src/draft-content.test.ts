import { expect, test } from 'vitest'
import { cacheDrafts, type Drafts } from './draft-content'

function countFetches(respond: (count: number) => Promise<Partial<Drafts>>) {
  let fetchCount = 0
  const fetchDrafts = () => respond(++fetchCount) as Promise<Drafts>
  return { drafts: cacheDrafts(fetchDrafts), fetchCount: () => fetchCount }
}

test('fetches drafts once for all pages of a version, and again after a save', async () => {
  const { drafts, fetchCount } = countFetches(async (count) => ({ version: `v${count}` }))
  await Promise.all([drafts('one'), drafts('one')])
  expect(fetchCount()).toBe(1)
  expect((await drafts('two')).version).toBe('v2')
  expect((await drafts('two')).version).toBe('v2')
})

test('fetches the drafts again after a failed request', async () => {
  const { drafts } = countFetches(async (count) => {
    if (count === 1) throw new Error('away')
    return { version: 'there' }
  })
  await expect(drafts('one')).rejects.toThrow('away')
  expect((await drafts('one')).version).toBe('there')
})

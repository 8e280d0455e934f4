import { expect, test } from 'vitest'
import { type Drafts, draftContent } from './draft-content'

function counted(answer: (times: number) => Promise<Partial<Drafts>>) {
  let times = 0
  const fetchDrafts = () => answer(++times) as Promise<Drafts>
  return { drafts: draftContent(fetchDrafts), times: () => times }
}

test('fetches drafts once for all pages of a version, and again after a save', async () => {
  const { drafts, times } = counted(async (at) => ({ version: `v${at}` }))
  await Promise.all([drafts('one'), drafts('one')])
  expect(times()).toBe(1)
  expect((await drafts('two')).version).toBe('v2')
  expect((await drafts('two')).version).toBe('v2')
})

test('fetches again after a failure', async () => {
  const { drafts } = counted(async (at) => {
    if (at === 1) throw new Error('away')
    return { version: 'there' }
  })
  await expect(drafts('one')).rejects.toThrow('away')
  expect((await drafts('one')).version).toBe('there')
})

import { setTimeout as wait } from 'node:timers/promises'
import type { Snapshot } from '@sillar/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { oncePerSnapshot, snapshot, withSnapshot } from './snapshot'

const named = (brand: string) => ({ siteSettings: { brand } }) as Snapshot
const brand = oncePerSnapshot(({ siteSettings }) => siteSettings.brand)

test('two pages rendered at once each read their own content, to their end', async () => {
  const page = (content: Snapshot, ms: number) =>
    withSnapshot(content, async () => {
      await wait(ms)
      return [snapshot().siteSettings.brand, brand()]
    })
  expect(await Promise.all([page(named('uno'), 20), page(named('dos'), 5)])).toEqual([
    ['uno', 'uno'],
    ['dos', 'dos'],
  ])
})

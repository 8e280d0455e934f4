import { setTimeout as wait } from 'node:timers/promises'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { memoizePerSnapshot, snapshot, withSnapshot } from './snapshot'

const named = (brand: string) => ({ siteSettings: { brand } }) as Snapshot
const brand = memoizePerSnapshot(({ siteSettings }) => siteSettings.brand)

test('each of two pages rendered at once reads its own content until the end', async () => {
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

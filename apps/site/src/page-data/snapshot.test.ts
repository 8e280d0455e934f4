import { setTimeout as wait } from 'node:timers/promises'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { memoizePerSnapshot, snapshot, withSnapshot } from './snapshot'

const snapshotWithBrand = (brand: string) => ({ siteSettings: { brand } }) as Snapshot
const brand = memoizePerSnapshot(({ siteSettings }) => siteSettings.brand)

test('keeps the content of each page separate while two pages are rendered at the same time', async () => {
  const page = (content: Snapshot, ms: number) =>
    withSnapshot(content, async () => {
      await wait(ms)
      return [snapshot().siteSettings.brand, brand()]
    })
  expect(await Promise.all([page(snapshotWithBrand('uno'), 20), page(snapshotWithBrand('dos'), 5)])).toEqual([
    ['uno', 'uno'],
    ['dos', 'dos'],
  ])
})

import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { type ArrivalSummary, type Reading, summarizeArrivals } from './arrivals'
import type { Product } from './product'
import { tableFile } from './table-file'
import { type Mix, type requestOf, type Submission, startVisitors } from './visitors'

export const isShortForm = process.env.FAULTS === 'short'
/**
 * The number of submissions per case: 1,000 in docs/reliability.md. FAULTS_SUBMISSIONS can lower it during development.
 */
const count = Number(process.env.FAULTS_SUBMISSIONS ?? (isShortForm ? 100 : 1000))
const RECOVERY_SECONDS = 60

export type Stage = {
  product: Product
  /** Waits until this share of all submissions was acknowledged. */
  acknowledged(share: number): Promise<void>
  /** The submissions that have been sent so far. */
  submissions: readonly Submission[]
}

export type FaultCase = Reading & {
  name: string
  /** Causes the fault while visitors send, and ends it before it returns. */
  harm(stage: Stage): Promise<void>
  perSecond?: number
  mix?: Mix
  request?: typeof requestOf
  /** Allowed seconds of recovery after the fault. A value other than 60 needs a reason in docs/reliability.md. */
  within?: number
}

/**
 * Causes the fault and checks that every acknowledged submission reaches its integrations soon after the fault ends.
 */
export async function runCase(product: Product, fault: FaultCase): Promise<void> {
  const { name, harm, perSecond = isShortForm ? 25 : 40, within = RECOVERY_SECONDS, mix, request, ...reading } = fault
  const run = name
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase()
    .slice(0, 30)
    .replace(/-$/, '')
  const visitors = startVisitors({ url: product.url, run, count, perSecond, mix, request })
  const readArrivals = () => summarizeArrivals(product.integrations, visitors.submissions, reading)
  const waitUntil = async (holds: () => boolean) => {
    while (!holds()) await wait(100)
  }
  const stage: Stage = {
    product,
    acknowledged: (share) => waitUntil(() => visitors.acknowledged().length >= share * count),
    submissions: visitors.submissions,
  }
  try {
    await harm(stage)
  } catch (error) {
    visitors.giveUp()
    throw error
  }
  const faultEndedAt = Date.now()
  await visitors.all
  const acknowledgedSubmissions = visitors.acknowledged()
  const recoveryStart = Math.max(
    faultEndedAt,
    ...acknowledgedSubmissions.map(({ acknowledgedAt = 0 }) => acknowledgedAt),
  )
  const giveUp = recoveryStart + 4 * within * 1000
  while (readArrivals().whole.length < acknowledgedSubmissions.length && Date.now() < giveUp) await wait(200)
  // Duplicate deliveries may arrive a little later.
  await wait(isShortForm ? 500 : 3000)

  const arrived = readArrivals()
  const recovery = Math.max(0, arrived.lastAt - recoveryStart) / 1000
  await addRow([
    name,
    count,
    acknowledgedSubmissions.length,
    arrived.whole.length,
    arrived.doubled,
    recovery.toFixed(1),
  ])
  expect(visitors.rejections).toEqual([])
  expect(acknowledgedSubmissions).toHaveLength(count)
  expect(countMissing(arrived, acknowledgedSubmissions.length)).toBe('none')
  expect(arrived.unrecognisable).toEqual([])
  expect(recovery).toBeLessThanOrEqual(within)
}

const countMissing = ({ whole }: ArrivalSummary, expectedCount: number) =>
  whole.length === expectedCount ? 'none' : `${expectedCount - whole.length} of ${expectedCount}`

/** Adds a row to the table of the command: name, submissions, acknowledged, delivered, doubled and recovery. */
export async function addRow(row: (string | number)[]): Promise<void> {
  await mkdir(dirname(tableFile), { recursive: true })
  await appendFile(tableFile, `${JSON.stringify(row)}\n`)
  console.log(row.join(' · '))
}

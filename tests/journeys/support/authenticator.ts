import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { productFile } from '../../e2e/support/product'

/** The panel accepts each code once, so the last step is stored in a file that a new test process can read. */
const stepFile = (key: string) => path.join(path.dirname(productFile), `journey-code-${key}.txt`)
const readLastStep = (key: string) => (existsSync(stepFile(key)) ? Number(readFileSync(stepFile(key), 'utf8')) : 0)

/** Returns an unused code for a key. Waits for the next code if the current one was used. */
export async function nextCode(key: string): Promise<string> {
  const step = Math.max(readLastStep(key) + 1, stepAt(Date.now()))
  // The panel accepts codes of one step in the future.
  while (step > stepAt(Date.now()) + 1) await sleep(250)
  writeFileSync(stepFile(key), String(step))
  return oneTimeCode(key, step)
}

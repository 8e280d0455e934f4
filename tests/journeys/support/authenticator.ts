import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { productFile } from '../../e2e/support/product-settings'

/** Returns the file with the last used step of a key, which test processes share, because each code works only once. */
const stepFile = (key: string) => path.join(path.dirname(productFile), `journey-code-${key}.txt`)
const readLastStep = (key: string) => (existsSync(stepFile(key)) ? Number(readFileSync(stepFile(key), 'utf8')) : 0)

/** Returns an unused code for a key. Waits if the current code and the next one were used. */
export async function waitForNextCode(key: string): Promise<string> {
  const step = Math.max(readLastStep(key) + 1, stepAt(Date.now()))
  // The panel also accepts the code of the next step.
  while (step > stepAt(Date.now()) + 1) await sleep(250)
  writeFileSync(stepFile(key), String(step))
  return oneTimeCode(key, step)
}

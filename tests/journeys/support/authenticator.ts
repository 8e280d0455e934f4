import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { productFile } from '../../e2e/support/product'

/** The panel accepts a code once, also after the test runner has replaced its process: the last step is kept in a file. */
const fileOf = (key: string) => path.join(path.dirname(productFile), `journey-code-${key}.txt`)
const lastStep = (key: string) => (existsSync(fileOf(key)) ? Number(readFileSync(fileOf(key), 'utf8')) : 0)

/** Returns the next code an authenticator app shows for a key, waiting for it if the present one was used. */
export async function nextCode(key: string): Promise<string> {
  const step = Math.max(lastStep(key) + 1, stepAt(Date.now()))
  // The panel allows a clock that is one step ahead.
  while (step > stepAt(Date.now()) + 1) await wait(250)
  writeFileSync(fileOf(key), String(step))
  return oneTimeCode(key, step)
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { product } from './product'

export const measurementsDir = () => product().env.PAGE_VIEWS_DIR ?? ''

export const listVitalFiles = async () => (await readdir(measurementsDir())).filter((file) => file.endsWith('.vitals'))

/** Returns the query strings that browsers have sent so far and the worker has not counted yet. */
export async function readSentVitals(): Promise<string[]> {
  const texts = await Promise.all(
    (await listVitalFiles()).map((file) => readFile(path.join(measurementsDir(), file), 'utf8')),
  )
  return texts
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { vitals: string }).vitals)
}

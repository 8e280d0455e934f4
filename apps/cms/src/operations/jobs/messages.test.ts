import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jobMessages } from './messages'

const workerSource = path.join(import.meta.dirname, '../../../../worker/src')

/** The jobs that are scheduled. Some take their name from a constant, which other files use too. */
function scheduledJobNames(): string[] {
  const sources = globSync('**/*.job.ts', { cwd: workerSource }).map((file) =>
    readFileSync(path.join(workerSource, file), 'utf8'),
  )
  const constants: Record<string, string> = { 'queues.liveLots': 'live-lots', DERIVED_FILES_QUEUE: 'derived-files' }
  return sources
    .filter((source) => source.includes('scheduledJob'))
    .map((source) => {
      const name = /^ {2}name: (.+),$/m.exec(source)?.[1] ?? ''
      return constants[name] ?? name.replaceAll("'", '')
    })
}

test.each(['es', 'en'] as const)('names every scheduled job of the worker in %s', (language) => {
  expect(Object.keys(jobMessages[language].jobs).toSorted()).toEqual(scheduledJobNames().toSorted())
})

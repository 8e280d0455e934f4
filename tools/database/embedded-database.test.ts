import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, 'embedded-database.ts')

test.each([0, 1, 3])('a process that used the database keeps its exit code %i', (code) => {
  const script = `import('${source}').then(() => { process.exitCode = ${code} })`
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], { cwd: import.meta.dirname })
  expect(status).toBe(code)
})

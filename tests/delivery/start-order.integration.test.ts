import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually } from '../support/worker-process'

const intake = join(import.meta.dirname, '../../apps/intake')
const command = ['--import', 'tsx', 'src/main.ts']

let database: FreshDatabase
beforeAll(async () => {
  database = await createFreshDatabase()
})
afterAll(() => database?.remove())

test('the intake accepts leads before the worker has started', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, command, {
    cwd: intake,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      INTAKE_PORT: String(port),
      PRIVATE_DIR: '/tmp',
      PUBLIC_URL: 'https://www.example.test',
    },
  })
  const exit = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await eventually('the intake is ready', () =>
    fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  expect((await postJson(`${url}/api/leads`, leadBody())).status).toBe(201)

  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('the intake does not start without a required setting, and the error names the setting', () => {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: intake,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('DATABASE_URL is missing')
})

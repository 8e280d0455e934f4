import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const monitoring = path.resolve(import.meta.dirname, '../../ops/monitoring')
let folder: string

// A stub replaces Alertmanager, because the tests check only the configuration that the script writes.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alertmanager-'))
  await writeFile(path.join(folder, 'alertmanager'), '#!/bin/sh\nexit 0\n')
  await chmod(path.join(folder, 'alertmanager'), 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Configuration = {
  global: Record<string, unknown>
  receivers: { email_configs: { to: string }[]; webhook_configs?: { url: string }[] }[]
}

async function writeConfiguration(env: Record<string, string>): Promise<Configuration> {
  const { status, stderr } = spawnSync('sh', [path.join(monitoring, 'start-alertmanager.sh')], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      ALERTMANAGER_TEMPLATE: path.join(monitoring, 'alertmanager.yaml'),
      ALERTMANAGER_RUN_DIR: folder,
      MAIL_FROM: 'Casa & Mar <no-reply@example.test>',
      ALERT_MAIL: 'duty@example.test',
      ...env,
    },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return parse(await readFile(path.join(folder, 'alertmanager.yaml'), 'utf8')) as Configuration
}

test('splits an SMTP URL with an encoded login into server, user and password', async () => {
  const { global, receivers } = await writeConfiguration({
    SMTP_URL: 'smtps://user%40casa:p%27a%26ss%7C%5C%3A1@mail.example.test',
  })
  expect(global).toEqual({
    smtp_smarthost: 'mail.example.test:465',
    smtp_from: 'Casa & Mar <no-reply@example.test>',
    smtp_require_tls: false,
    smtp_auth_username: 'user@casa',
    smtp_auth_password: "p'a&ss|\\:1",
  })
  expect(receivers[0]?.email_configs[0]?.to).toBe('duty@example.test')
  expect(receivers[0]?.webhook_configs).toBeUndefined()
})

test('sends no login without credentials, and requires STARTTLS', async () => {
  const { global } = await writeConfiguration({ SMTP_URL: 'smtp://mail.example.test' })
  expect(global).toMatchObject({ smtp_smarthost: 'mail.example.test:587', smtp_require_tls: true })
  expect(global).not.toHaveProperty('smtp_auth_username')
})

test('omits TLS only if the setting says so', async () => {
  const { global } = await writeConfiguration({ SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_TLS: 'off' })
  expect(global).toMatchObject({ smtp_smarthost: '127.0.0.1:2525', smtp_require_tls: false })
})

test('adds a webhook with its URL unchanged', async () => {
  const url = 'https://hooks.example.test/x?a=1&b=2'
  const { receivers } = await writeConfiguration({
    SMTP_URL: 'smtp://u:p@mail.example.test:2525',
    ALERTMANAGER_WEBHOOK_URL: url,
  })
  expect(receivers[0]?.webhook_configs?.[0]?.url).toBe(url)
})

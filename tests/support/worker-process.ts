import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Integrations } from '@app/tools/fakes/integrations'

const workerDir = join(import.meta.dirname, '../../apps/worker')

export type WorkerProcess = { child: ChildProcess; output: string[]; stop(): Promise<void>; kill(): Promise<void> }

type WorkerSettings = {
  databaseUrl: string
  integrations: Integrations
  privateDir: string
  env?: Record<string, string>
}

/** Starts the worker as a separate process with fake integrations and waits until it is ready. */
export async function startWorker({
  databaseUrl,
  integrations,
  privateDir,
  env = {},
}: WorkerSettings): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: workerDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      CRM_URL: integrations.httpUrl,
      REFERRAL_SCRIPT_URL: `${integrations.httpUrl}/referrals/exec`,
      COMPLAINT_SCRIPT_URL: `${integrations.httpUrl}/complaints/exec`,
      SMTP_URL: integrations.smtpUrl,
      SMTP_TLS: 'off',
      MAIL_FROM: 'Casa Demo <avisos@example.test>',
      SERVICE_MAIL: 'servicio@example.test',
      ALERT_MAIL: 'alertas@example.test',
      // Many tests send to the same e-mail address, so the usual limit would delay their mails.
      MAILS_PER_RECIPIENT: '100000',
      PUBLIC_URL: 'https://www.example.test',
      PRIVATE_DIR: privateDir,
      MEDIA_DIR: `${privateDir}-media`,
      DELIVERY_RETRY_SECONDS: '1',
      // These tests do not publish, so no CMS needs to run.
      CMS_INTERNAL_URL: 'http://127.0.0.1:9',
      SNAPSHOT_TOKEN: 'not-used-in-these-tests',
      NODE_ENV: 'production',
      ...env,
    },
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const exited = once(child, 'exit')

  await new Promise<void>((resolve, reject) => {
    const resolveIfReady = () => output.join('').includes('worker is ready') && resolve()
    child.stdout?.on('data', resolveIfReady)
    child.once('exit', () => reject(new Error(`the worker ended early:\n${output.join('')}`)))
  })
  const endWith = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return { child, output, stop: () => endWith('SIGTERM'), kill: () => endWith('SIGKILL') }
}

/** Repeats the condition until it returns a truthy value. Throws an error with the description after `seconds`. */
export async function eventually<Value>(
  description: string,
  condition: () => Promise<Value | undefined | false>,
  seconds = 100,
): Promise<Value> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const value = await condition()
    if (value) return value
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${description}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

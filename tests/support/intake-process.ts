import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eventually } from './worker-process'

const intakeDir = join(import.meta.dirname, '../../apps/intake')

export type IntakeProcess = {
  url: string
  child: ChildProcess
  output: string[]
  stop(): Promise<void>
  kill(): Promise<void>
}

type IntakeSettings = { databaseUrl: string; port: number; privateDir: string; env?: Record<string, string> }

/** Starts the intake as a separate process and waits until it is ready. */
export async function startIntakeProcess({
  databaseUrl,
  port,
  privateDir,
  env = {},
}: IntakeSettings): Promise<IntakeProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: intakeDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      INTAKE_PORT: String(port),
      PRIVATE_DIR: privateDir,
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://www.example.test',
      LEAD_RECEIPTS: 'off',
      ...env,
    },
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await eventually(
    'the intake is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(`the intake ended early:\n${output.join('')}`)
      return fetch(`${url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      )
    },
    60,
  )
  const endWith = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return { url, child, output, stop: () => endWith('SIGTERM'), kill: () => endWith('SIGKILL') }
}

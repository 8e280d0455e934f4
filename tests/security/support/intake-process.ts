import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const intake = path.resolve(import.meta.dirname, '../../../apps/intake')

export type IntakeProcess = {
  url: string
  child: ChildProcess
  output: string[]
  privateDir: string
  residentMegabytes(): Promise<number>
  stop(): Promise<void>
}

/** The real intake as a process of its own, so that its memory can be read and a crash is seen. */
export async function startIntakeProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<IntakeProcess> {
  const port = await freePort()
  const privateDir = await mkdtemp(path.join(tmpdir(), 'intake-process-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: intake,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      INTAKE_PORT: String(port),
      PRIVATE_DIR: privateDir,
      PUBLIC_URL: 'https://www.example.test',
      TRUST_PROXY: '1',
      INTAKE_LIMIT_TIMES: '1000000',
      ...env,
    },
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/api/ready`, child, output)
  return {
    url,
    child,
    output,
    privateDir,
    async residentMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(privateDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string, child: ChildProcess, output: string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the intake ended early:\n${output.join('')}`)
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the intake was not ready within a minute:\n${output.join('')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { repository, type StackSettings } from './stack-settings'

type Command = { name: string; directory: string; command: string[]; env?: Record<string, string> }

export type RunningProcess = { name: string; child: ChildProcess; stop: (signal?: NodeJS.Signals) => Promise<void> }

/** The started processes. When this process exits, it kills their process groups. */
const groups = new Set<ChildProcess>()
process.on('exit', () => {
  for (const { pid } of groups) if (pid !== undefined) send(-pid, 'SIGKILL')
})

const environment = (settings: StackSettings, extraEnv: Record<string, string> = {}) => ({
  ...process.env,
  ...settings.env,
  ...extraEnv,
  PATH: `${path.join(repository, 'node_modules/.bin')}:${process.env.PATH}`,
})

/** Runs a step to completion and shows its output only if it fails. */
export async function runStep(settings: StackSettings, { name, directory, command, env }: Command): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: path.join(repository, directory),
    env: environment(settings, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (chunk: Buffer) => {
    output = (output + chunk).slice(-6000)
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
}

/** Starts a long-running process; its output is written to a file in the data folder. */
export async function startProcess(
  settings: StackSettings,
  { name, directory, command, env }: Command,
): Promise<RunningProcess> {
  const logs = path.join(settings.dataDir, 'logs')
  await mkdir(logs, { recursive: true })
  const [program = '', ...args] = command
  // `detached` creates a process group, so stopping the process also stops its children.
  const child = spawn(program, args, {
    cwd: path.join(repository, directory),
    env: environment(settings, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  groups.add(child)
  child.once('exit', () => groups.delete(child))
  const log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'a' })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  return { name, child, stop: (signal) => stopGroup(child, signal) }
}

function stopGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null
  if (hasEnded || child.pid === undefined) return Promise.resolve()
  const group = -child.pid
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => send(group, 'SIGKILL'), 8000)
    child.once('exit', () => {
      clearTimeout(killTimer)
      send(group, 'SIGKILL')
      resolve()
    })
    send(group, signal)
  })
}

function send(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(group, signal)
  } catch {
    // The group has already ended.
  }
}

export async function waitFor(url: string, owner: RunningProcess, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (owner.child.exitCode !== null)
      throw new Error(`${owner.name} ended with code ${owner.child.exitCode}; see its log.`)
    const ok = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.status < 500,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${owner.name} did not answer at ${url} within ${seconds} s.`)
}

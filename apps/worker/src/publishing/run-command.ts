import { spawn } from 'node:child_process'

/** Thrown if a program fails. The message is the end of its output. */
export class BuildError extends Error {}

/** Thrown if the build exceeded its time limit, or if the worker is stopping. */
export class BuildStopped extends Error {}

type CommandOptions = { cwd: string; env: Record<string, string>; signal?: AbortSignal }

/**
 * Runs a program of the site. An aborted signal kills the program with all its children. The promise settles after they
 * have ended, because the caller may then remove their folder.
 */
export function runCommand(program: string, args: string[], { cwd, env, signal }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new BuildStopped())
    const child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group allows killing the program with all its children.
      detached: true,
    })
    const kill = () => killGroup(child.pid)
    signal?.addEventListener('abort', kill, { once: true })
    let output = ''
    const append = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', kill)
      if (code === 0) resolve(output.trim())
      else reject(signal?.aborted ? new BuildStopped() : new BuildError(output.trim()))
    })
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

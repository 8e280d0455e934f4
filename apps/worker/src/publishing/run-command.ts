import { spawn } from 'node:child_process'

/** The message is the end of the command's output. */
export class BuildError extends Error {}

/** The build exceeded its time limit, or the worker is stopping. */
export class BuildStopped extends Error {}

type Command = { cwd: string; env: Record<string, string>; signal?: AbortSignal }

/**
 * Runs a program of the site; staff see its last output lines if it fails. An aborted signal kills it with all its
 * children. The promise settles after they have ended, so that the folder can be removed.
 */
export function runCommand(program: string, args: string[], { cwd, env, signal }: Command): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new BuildStopped())
    const running = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that its children are killed with it.
      detached: true,
    })
    const kill = () => killGroup(running.pid)
    signal?.addEventListener('abort', kill, { once: true })
    let output = ''
    const append = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    running.stdout.on('data', append)
    running.stderr.on('data', append)
    running.once('error', reject)
    running.once('close', (code) => {
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
    // It has already ended.
  }
}

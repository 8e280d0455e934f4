import { spawn } from 'node:child_process'

/** Its message is the end of what the command said. */
export class BuildError extends Error {}

/** The build was out of time, or the worker stops. */
export class BuildStopped extends Error {}

type Command = { cwd: string; env: Record<string, string>; signal?: AbortSignal }

/**
 * Runs a program of the site. Its last lines are the reason staff see when it fails. An aborted signal kills it and
 * everything it started: the promise settles when all of that has ended, so that its folder may be removed.
 */
export function runCommand(program: string, words: string[], { cwd, env, signal }: Command): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new BuildStopped())
    const running = spawn(program, words, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, to kill its children with it.
      detached: true,
    })
    const kill = () => killGroup(running.pid)
    signal?.addEventListener('abort', kill, { once: true })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    running.stdout.on('data', keep)
    running.stderr.on('data', keep)
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
    // It ended just now.
  }
}

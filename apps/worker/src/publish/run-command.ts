import { spawn } from 'node:child_process'

/** Its message is the end of what the command said. */
export class BuildError extends Error {}

type Command = { cwd: string; env: Record<string, string> }

/** Runs a program of the site. Its last lines are the reason staff see when it fails. */
export function runCommand(program: string, words: string[], { cwd, env }: Command): Promise<string> {
  return new Promise((resolve, reject) => {
    const running = spawn(program, words, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    running.stdout.on('data', keep)
    running.stderr.on('data', keep)
    running.once('error', reject)
    running.once('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new BuildError(output.trim()))))
  })
}

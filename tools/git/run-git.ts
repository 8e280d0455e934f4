import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Runs git in the repository and returns its exit code and output. */
export function runGit(...parameters: string[]): { status: number | null; stdout: string } {
  // In a CI container the checkout belongs to another user, which git rejects by default.
  return spawnSync('git', ['-c', 'safe.directory=*', ...parameters], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Returns the output of git. Throws if the command fails. */
export function readGit(...parameters: string[]): string {
  const { status, stdout } = runGit(...parameters)
  if (status !== 0) throw new Error(`git ${parameters.join(' ')} failed with status ${status}`)
  return stdout
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BuildError, BuildStopped, runCommand } from './run-command'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const at = { cwd: '/tmp', env: {} }

test('rejects with the last output lines of a failing program', async () => {
  const failing = runCommand('/bin/sh', ['-c', 'echo the page is broken; exit 3'], at)
  await expect(failing).rejects.toThrow(new BuildError('the page is broken'))
})

test('kills a hanging program and its children before it settles', async () => {
  const stop = new AbortController()
  const folder = await mkdtemp(path.join(tmpdir(), 'run-command-'))
  const file = `${folder}/pids`
  const script = `sleep 1000 & echo $$ $! > ${file}; wait`
  const hanging = runCommand('/bin/sh', ['-c', script], { ...at, signal: stop.signal })
  const pids = await expect
    .poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 20_000 })
    .toMatch(/\d+ \d+/)
    .then(() => readFile(file, 'utf8'))
  stop.abort()
  await expect(hanging).rejects.toBeInstanceOf(BuildStopped)
  const numbers = pids.trim().split(' ').map(Number)
  expect(numbers).toHaveLength(2)
  for (const pid of numbers) await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)
  await rm(folder, { recursive: true })
})

test('starts nothing if the signal is already aborted', async () => {
  await expect(runCommand('/bin/false', [], { ...at, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    BuildStopped,
  )
})

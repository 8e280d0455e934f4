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

const options = { cwd: '/tmp', env: {} }

test('rejects with the last output lines of a failing program', async () => {
  const failedCommand = runCommand('/bin/sh', ['-c', 'echo the page is broken; exit 3'], options)
  await expect(failedCommand).rejects.toThrow(new BuildError('the page is broken'))
})

test('kills a hanging program and its children before it settles', async () => {
  const controller = new AbortController()
  const folder = await mkdtemp(path.join(tmpdir(), 'run-command-'))
  const file = `${folder}/pids`
  const script = `sleep 1000 & echo $$ $! > ${file}; wait`
  const hangingCommand = runCommand('/bin/sh', ['-c', script], { ...options, signal: controller.signal })
  const pids = await expect
    .poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 20_000 })
    .toMatch(/\d+ \d+/)
    .then(() => readFile(file, 'utf8'))
  controller.abort()
  await expect(hangingCommand).rejects.toBeInstanceOf(BuildStopped)
  const processIds = pids.trim().split(' ').map(Number)
  expect(processIds).toHaveLength(2)
  for (const pid of processIds) await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)
  await rm(folder, { recursive: true })
})

test('starts no program if the signal is already aborted', async () => {
  await expect(runCommand('/bin/false', [], { ...options, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    BuildStopped,
  )
})

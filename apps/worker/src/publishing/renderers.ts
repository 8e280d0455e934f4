// Renderers are processes that render the pages of releases. They stay alive between releases, because a process that
// has rendered pages before is several times as fast as a new one. They are processes and not threads, so a page that
// loops forever can be killed and does not block deliveries.
import { type ChildProcess, fork } from 'node:child_process'
import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { RenderedShare, RenderJob, RenderReply } from '@app/domain/release/render-job'
import { bundleVersion } from './bundle-version'

/** Thrown if pages cannot be rendered. The message contains the reason. */
export class RenderError extends Error {}

/** Thrown if rendering exceeded its time limit, or if the worker is stopping. */
export class RenderStopped extends Error {}

type Settings = { bundleDir: string; publicUrl: string }
type Job = Omit<RenderJob, 'share' | 'shareCount'>

export type Renderers = {
  bundleDir: string
  /** Returns the version of the code and the public URL. Pages of a release with another version cannot be reused. */
  version: () => Promise<string>
  render: (job: Job, signal?: AbortSignal) => Promise<{ shares: RenderedShare[]; log: string }>
  /**
   * Lets the renderers read a snapshot and the pages of the previous release while the worker does other work. The next
   * job with the same snapshot starts with them. Failures are ignored, because that job reads the files itself.
   */
  prepare: (job: Omit<Job, 'onlyFiles'>, signal?: AbortSignal) => void
  /** Renders the pages of a snapshot without writing them, so the next release does not wait for slow new processes. */
  warmUp: (snapshotFile: string) => Promise<void>
  stop: () => void
}

/** More processes would only wait for the disk, and each takes up to MAX_MEMORY_BYTES. */
const MAX_PROCESSES = 4
const MAX_MEMORY_BYTES = 700_000_000
/** Replaces a process from time to time, in case a library keeps memory or state. */
const MAX_JOBS = 200

/** Returns whether a job renders nothing: it only makes the renderers read its files. */
const isPreparation = ({ onlyFiles }: Job) => onlyFiles?.length === 0

export function createRenderers({ bundleDir, publicUrl }: Settings): Renderers {
  const processCount = Math.min(availableParallelism(), MAX_PROCESSES)
  const entry = path.join(bundleDir, 'server/entry.mjs')
  let processes: RendererProcess[] = []
  let knownVersion: Promise<string> | undefined
  let lastRun: Promise<unknown> = Promise.resolve()

  const killAll = () => {
    for (const { child } of processes) child.kill('SIGKILL')
    processes = []
  }

  async function runJob(job: Job, signal?: AbortSignal) {
    if (signal?.aborted) throw new RenderStopped()
    await access(entry).catch(() => {
      throw new RenderError(`The site is not bundled: ${entry} is missing (pnpm --filter @app/site build:release).`)
    })
    // A renderer that ended between two releases, for instance for lack of memory, is replaced.
    processes = processes.filter(({ child }) => child.connected)
    while (processes.length < processCount) processes.push(startRenderer(entry, publicUrl))
    signal?.addEventListener('abort', killAll, { once: true })
    try {
      const shares = await Promise.all(
        processes.map((renderer, share) => renderer.run({ ...job, share, shareCount: processCount })),
      )
      const log = processes.map(({ takeLog }) => takeLog()).join('\n')
      // A new process would not know what the old one has prepared.
      if (isPreparation(job)) return { shares, log }
      for (const { child } of processes.filter(({ isWornOut }) => isWornOut())) child.kill()
      processes = processes.filter(({ isWornOut }) => !isWornOut())
      return { shares, log }
    } catch (error) {
      // The other processes still render pages of this job, so all processes are replaced.
      killAll()
      throw signal?.aborted ? new RenderStopped() : error
    } finally {
      signal?.removeEventListener('abort', killAll)
    }
  }

  /** Runs one job at a time, because a renderer records which data the current page reads. */
  function render(job: Job, signal?: AbortSignal) {
    const run = lastRun.then(() => runJob(job, signal))
    lastRun = run.catch(() => undefined)
    return run
  }

  return {
    bundleDir,
    version: () => {
      knownVersion ??= bundleVersion(bundleDir, publicUrl)
      return knownVersion
    },
    render,
    prepare: (job, signal) => {
      render({ ...job, onlyFiles: [] }, signal).catch(() => undefined)
    },
    warmUp: async (snapshotFile) => {
      const time = new Date().toISOString()
      await render({ snapshotFile, outDir: null, time, previousIndexFile: null, fileSizes: {}, onlyFiles: null })
    },
    stop: killAll,
  }
}

type RendererProcess = {
  child: ChildProcess
  run: (job: RenderJob) => Promise<RenderedShare>
  /** Returns what the process printed during the last job. */
  takeLog: () => string
  isWornOut: () => boolean
}

function startRenderer(entry: string, publicUrl: string): RendererProcess {
  const child = fork(entry, [], {
    // Starts without the worker's settings, because pages must not depend on them or contain a secret.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_URL: publicUrl },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let jobs = 0
  let memoryBytes = 0
  let log = ''
  const append = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  // An idle renderer must not keep a stopping worker alive.
  child.unref()
  child.channel?.unref()

  const run = (job: RenderJob) =>
    new Promise<RenderedShare>((resolve, reject) => {
      const onExit = (code: number | null) =>
        reject(new RenderError(`A renderer ended with code ${code}. ${log.trim()}`))
      child.once('exit', onExit)
      child.once('error', reject)
      child.once('message', (reply: RenderReply) => {
        child.off('exit', onExit)
        child.off('error', reject)
        child.channel?.unref()
        if (!reply.ok) return reject(new RenderError(reply.error))
        jobs += 1
        memoryBytes = reply.share.memoryBytes
        resolve(reply.share)
      })
      child.channel?.ref()
      child.send(job, (error) => error && reject(error))
    })
  const takeLog = () => {
    const text = log.trim()
    log = ''
    return text
  }
  return { child, run, takeLog, isWornOut: () => jobs >= MAX_JOBS || memoryBytes > MAX_MEMORY_BYTES }
}

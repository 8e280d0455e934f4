import { Worker } from 'node:worker_threads'
import { timeLimits } from '@app/platform/queue/time-limits'

/** Media types that the forms accept. */
const inspectedTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const

type FileKind = (typeof inspectedTypes)[keyof typeof inspectedTypes]
export type Inspection = { bytes: Uint8Array; kind: FileKind }
export type Verdict = 'safe' | 'unsafe'
/** Rejects if the inspection itself fails, so the file is checked again later and not removed. */
export type FileInspector = (bytes: Uint8Array, type: string) => Promise<Verdict>

const MEMORY_MB = 384

/** Threads that returned a verdict are reused, because starting one takes about 1 s of CPU time. */
const idleThreads = new Set<Worker>()

/**
 * Checks that an uploaded file contains nothing executable, no forbidden embedded files and no decompression bomb. A
 * file that exceeds the time or memory limit in a new thread is unsafe.
 */
export const inspectFile: FileInspector = async (bytes, type) => {
  const kind = (inspectedTypes as Record<string, FileKind>)[type]
  if (!kind) return 'unsafe'
  const [idleThread] = idleThreads
  const verdict = idleThread && (await inspectIn(idleThread, { bytes, kind }))
  // An idle thread may have failed because of an earlier file, so a new thread inspects the file again.
  return verdict ?? (await inspectIn(await startThread(), { bytes, kind })) ?? 'unsafe'
}

function startThread(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./inspect-file.thread.ts', import.meta.url), {
      // The loader is set explicitly, because the thread cannot inherit one from a test runner.
      execArgv: ['--import', 'tsx'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64 },
    })
    const timer = setTimeout(() => {
      reject(new Error('the inspection did not start in time'))
      void thread.terminate()
    }, timeLimits.inspect.start * 1000)
    // The listener stays for the life of the thread, because an unhandled error would end the worker process.
    thread.on('error', reject)
    thread.once('exit', () => {
      clearTimeout(timer)
      idleThreads.delete(thread)
      reject(new Error('the inspection ended early'))
    })
    thread.once('message', () => {
      clearTimeout(timer)
      resolve(thread)
    })
  })
}

/** Returns the verdict on a file, or undefined if the thread ended or exceeded the time limit. */
function inspectIn(thread: Worker, inspection: Inspection): Promise<Verdict | undefined> {
  idleThreads.delete(thread)
  thread.ref()
  return new Promise((resolve) => {
    const timer = setTimeout(() => void thread.terminate(), timeLimits.inspect.whole * 1000)
    const onExit = () => {
      clearTimeout(timer)
      resolve(undefined)
    }
    thread.once('exit', onExit)
    thread.once('message', (verdict: Verdict) => {
      clearTimeout(timer)
      thread.off('exit', onExit)
      idleThreads.add(thread)
      // An idle thread must not keep a stopping worker alive.
      thread.unref()
      resolve(verdict)
    })
    thread.postMessage(inspection)
  })
}

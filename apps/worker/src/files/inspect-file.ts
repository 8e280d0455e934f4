import { Worker } from 'node:worker_threads'
import { timeLimits } from '@sillar/platform/queue/time-limits'

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
/** Rejects when the inspection itself is broken, so that the file waits instead of being removed. */
export type FileInspector = (bytes: Uint8Array, type: string) => Promise<Verdict>
export type ThreadMessage = 'started' | Verdict

const MEMORY_MB = 384

/**
 * Returns whether a file that strangers sent has nothing in it that runs, holds other files or swells when it is opened.
 * Each file gets a thread of its own with a deadline and a memory limit. A file that exceeds them is unsafe: nobody could
 * say what it does.
 */
export const inspectFile: FileInspector = (bytes, type) => {
  const kind = (inspectedTypes as Record<string, FileKind>)[type]
  if (!kind) return Promise.resolve('unsafe')
  return new Promise((resolve, reject) => {
    let hasStarted = false
    const thread = new Worker(new URL('./inspect-file.thread.ts', import.meta.url), {
      workerData: { bytes, kind } satisfies Inspection,
      // Named, not inherited: a test runner has no loader for TypeScript to pass on.
      execArgv: ['--import', 'tsx'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64 },
    })
    let limit = setTimeout(
      () => end(() => reject(new Error('the inspection did not start in time'))),
      timeLimits.inspect.start * 1000,
    )
    const end = (settle: () => void) => {
      clearTimeout(limit)
      settle()
      void thread.terminate()
    }
    thread.on('message', (message: ThreadMessage) => {
      if (message !== 'started') return end(() => resolve(message))
      hasStarted = true
      clearTimeout(limit)
      limit = setTimeout(() => end(() => resolve('unsafe')), timeLimits.inspect.whole * 1000)
    })
    // Once the file is being read, an error is about the file; before that it is about us.
    thread.on('error', (error) => end(() => (hasStarted ? resolve('unsafe') : reject(error))))
    thread.on('exit', () =>
      end(() => (hasStarted ? resolve('unsafe') : reject(new Error('the inspection ended early')))),
    )
  })
}

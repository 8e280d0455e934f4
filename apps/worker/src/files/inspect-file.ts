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
/** Rejects if the inspection itself fails, so that the file is checked later instead of being removed. */
export type FileInspector = (bytes: Uint8Array, type: string) => Promise<Verdict>
export type ThreadMessage = 'started' | Verdict

const MEMORY_MB = 384

/**
 * Checks that an uploaded file contains nothing executable, no embedded files and no decompression bomb. Each file gets
 * its own thread with a time and memory limit; a file that exceeds them counts as unsafe.
 */
export const inspectFile: FileInspector = (bytes, type) => {
  const kind = (inspectedTypes as Record<string, FileKind>)[type]
  if (!kind) return Promise.resolve('unsafe')
  return new Promise((resolve, reject) => {
    let hasStarted = false
    const thread = new Worker(new URL('./inspect-file.thread.ts', import.meta.url), {
      workerData: { bytes, kind } satisfies Inspection,
      // Set explicitly: under a test runner there is no TypeScript loader to inherit.
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
    // After the start an error is caused by the file; before it, by the inspection itself.
    thread.on('error', (error) => end(() => (hasStarted ? resolve('unsafe') : reject(error))))
    thread.on('exit', () =>
      end(() => (hasStarted ? resolve('unsafe') : reject(new Error('the inspection ended early')))),
    )
  })
}

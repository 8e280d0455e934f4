import { cmsEnv } from '../platform/env'

export type WorkerFigures = {
  queuePolledAt: Date | null
  /** `null`: no backup of this kind is on record. `undefined`: this installation does not report backups. */
  databaseBackupAt: Date | null | undefined
  filesBackupAt: Date | null | undefined
  diskFree: number | undefined
  diskSize: number | undefined
}

/** A page that waits for a process that is down would look as if it were down itself. */
const PATIENCE_MS = 1500

/** Backups, space and the queue as the worker measures them for the alerts. Without its address nothing is known. */
export async function readWorkerFigures(): Promise<WorkerFigures | undefined> {
  const { WORKER_METRICS_URL } = cmsEnv()
  if (!WORKER_METRICS_URL) return undefined
  const response = await fetch(WORKER_METRICS_URL, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
  return response.ok ? workerFigures(await response.text()) : undefined
}

/** From the text that Prometheus reads. */
export function workerFigures(text: string): WorkerFigures {
  const figures = new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))] as const
      }),
  )
  const moment = (name: string) => {
    const seconds = figures.get(name)
    return seconds === undefined ? undefined : seconds > 0 ? new Date(seconds * 1000) : null
  }
  return {
    queuePolledAt: moment('sillar_queue_polled_timestamp_seconds') ?? null,
    databaseBackupAt: moment('sillar_last_backup_timestamp_seconds{kind="database"}'),
    filesBackupAt: moment('sillar_last_backup_timestamp_seconds{kind="files"}'),
    diskFree: figures.get('sillar_disk_free_bytes'),
    diskSize: figures.get('sillar_disk_size_bytes'),
  }
}

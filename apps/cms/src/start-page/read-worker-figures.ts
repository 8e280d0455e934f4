import { cmsEnv } from '../platform/env'

export type WorkerFigures = {
  queuePolledAt: Date | null
  /** Null if there is no backup, and undefined if this installation does not report backups. */
  databaseBackupAt: Date | null | undefined
  filesBackupAt: Date | null | undefined
  diskFree: number | undefined
  diskSize: number | undefined
}

/** A longer timeout would delay the start page while the worker is down. */
const TIMEOUT_MS = 1500

/**
 * Reads backups, disk space and queue from the metrics of the worker. Returns undefined if the URL is not set or the
 * worker answers with an error.
 */
export async function readWorkerFigures(): Promise<WorkerFigures | undefined> {
  const { WORKER_METRICS_URL } = cmsEnv()
  if (!WORKER_METRICS_URL) return undefined
  const response = await fetch(WORKER_METRICS_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return response.ok ? parseWorkerFigures(await response.text()) : undefined
}

export function parseWorkerFigures(text: string): WorkerFigures {
  const figures = new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))] as const
      }),
  )
  const momentOf = (name: string) => {
    const seconds = figures.get(name)
    return seconds === undefined ? undefined : seconds > 0 ? new Date(seconds * 1000) : null
  }
  return {
    queuePolledAt: momentOf('app_queue_polled_timestamp_seconds') ?? null,
    databaseBackupAt: momentOf('app_last_backup_timestamp_seconds{kind="database"}'),
    filesBackupAt: momentOf('app_last_backup_timestamp_seconds{kind="files"}'),
    diskFree: figures.get('app_disk_free_bytes'),
    diskSize: figures.get('app_disk_size_bytes'),
  }
}

import { cmsEnv } from '../platform/env'

export type WorkerFigures = {
  queuePolledAt: Date | null
  /** `null`: there is no backup of this kind. `undefined`: this installation does not report backups. */
  databaseBackupAt: Date | null | undefined
  filesBackupAt: Date | null | undefined
  diskFree: number | undefined
  diskSize: number | undefined
}

/** Short, so that the page does not hang while the worker is down. */
const TIMEOUT_MS = 1500

/** Returns backups, disk space and queue from the metrics of the worker; undefined without its URL. */
export async function readWorkerFigures(): Promise<WorkerFigures | undefined> {
  const { WORKER_METRICS_URL } = cmsEnv()
  if (!WORKER_METRICS_URL) return undefined
  const response = await fetch(WORKER_METRICS_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return response.ok ? workerFigures(await response.text()) : undefined
}

/** Parses the Prometheus text format. */
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
    queuePolledAt: moment('app_queue_polled_timestamp_seconds') ?? null,
    databaseBackupAt: moment('app_last_backup_timestamp_seconds{kind="database"}'),
    filesBackupAt: moment('app_last_backup_timestamp_seconds{kind="files"}'),
    diskFree: figures.get('app_disk_free_bytes'),
    diskSize: figures.get('app_disk_size_bytes'),
  }
}

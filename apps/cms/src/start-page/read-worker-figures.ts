import { cache } from 'react'
import { cmsEnv } from '../platform/env'

export type Backup = {
  /** Null if there is no backup yet. */
  at: Date | null
  /** When the last backup failed, if none has succeeded since. */
  failedAt: Date | undefined
  /** When the last check of the stored backups failed. */
  damagedAt: Date | undefined
}

export type WorkerFigures = {
  queuePolledAt: Date | null
  /** Undefined if this installation makes no backups: `BACKUP_STATUS_FILE` is not set. */
  backups: { database: Backup; files: Backup } | undefined
  diskFree: number | undefined
  diskSize: number | undefined
}

/** A longer timeout would delay the start page while the worker is down. */
const TIMEOUT_MS = 1500

/**
 * Reads backups, disk space and queue from the metrics of the worker, once per page. Returns why there are no figures:
 * the URL is not set, or the worker does not answer.
 */
export const readWorkerFigures = cache(async (): Promise<WorkerFigures | 'not-connected' | 'no-answer'> => {
  const { WORKER_METRICS_URL } = cmsEnv()
  return WORKER_METRICS_URL ? fetchWorkerFigures(WORKER_METRICS_URL) : 'not-connected'
})

export async function fetchWorkerFigures(url: string): Promise<WorkerFigures | 'no-answer'> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? parseWorkerFigures(await response.text()) : 'no-answer'
  } catch {
    return 'no-answer'
  }
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
    return seconds ? new Date(seconds * 1000) : undefined
  }
  const lastBackup = (kind: 'database' | 'files') => `app_last_backup_timestamp_seconds{kind="${kind}"}`
  const failureOf = (step: string) => momentOf(`app_backup_step_failed_timestamp_seconds{step="${step}"}`)
  const backupOf = (kind: 'database' | 'files'): Backup => ({
    at: momentOf(lastBackup(kind)) ?? null,
    failedAt: failureOf(kind),
    damagedAt: failureOf(`${kind}Checked`),
  })
  return {
    queuePolledAt: momentOf('app_queue_polled_timestamp_seconds') ?? null,
    backups: figures.has(lastBackup('database'))
      ? { database: backupOf('database'), files: backupOf('files') }
      : undefined,
    diskFree: figures.get('app_disk_free_bytes'),
    diskSize: figures.get('app_disk_size_bytes'),
  }
}

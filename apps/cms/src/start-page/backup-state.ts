import type { Backup } from './read-worker-figures'

/** This limit must match the alert rule in ops/monitoring/rules.yaml. */
const MAX_BACKUP_AGE_MS = 26 * 60 * 60 * 1000

export type BackupState = 'good' | 'never' | 'late' | 'failed' | 'damaged'

/** Returns the worst that is known about a backup. */
export function backupState({ at, failedAt, damagedAt }: Backup, now: Date): BackupState {
  if (damagedAt) return 'damaged'
  if (!at) return 'never'
  if (now.getTime() - at.getTime() > MAX_BACKUP_AGE_MS) return 'late'
  return failedAt ? 'failed' : 'good'
}

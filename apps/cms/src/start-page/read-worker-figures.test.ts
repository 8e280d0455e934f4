import { expect, test } from 'vitest'
import { parseWorkerFigures } from './read-worker-figures'

const text = `# HELP app_disk_free_bytes Free space where the releases are.
# TYPE app_disk_free_bytes gauge
app_disk_free_bytes 50000000000
app_disk_size_bytes 1e+11
app_queue_polled_timestamp_seconds 1794787200
app_last_backup_timestamp_seconds{kind="database"} 1794783600
app_last_backup_timestamp_seconds{kind="files"} 0
app_backup_step_failed_timestamp_seconds{step="files"} 1794783700
app_backup_step_failed_timestamp_seconds{step="databaseChecked"} 1794783800
`

test('reads backups, their failures, disk space and queue from the metrics of the worker', () => {
  expect(parseWorkerFigures(text)).toEqual({
    queuePolledAt: new Date(1794787200_000),
    backups: {
      database: { at: new Date(1794783600_000), damagedAt: new Date(1794783800_000) },
      files: { at: null, failedAt: new Date(1794783700_000) },
    },
    diskFree: 5e10,
    diskSize: 1e11,
  })
})

test('returns no backups if the worker reports none', () => {
  expect(parseWorkerFigures('app_disk_free_bytes 5')).toEqual({ queuePolledAt: null, diskFree: 5 })
})

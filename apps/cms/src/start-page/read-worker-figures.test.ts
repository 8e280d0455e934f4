import { expect, test } from 'vitest'
import { parseWorkerFigures } from './read-worker-figures'

const text = `# HELP app_disk_free_bytes Free space where the releases are.
# TYPE app_disk_free_bytes gauge
app_disk_free_bytes 50000000000
app_disk_size_bytes 1e+11
app_queue_polled_timestamp_seconds 1794787200
app_last_backup_timestamp_seconds{kind="database"} 1794783600
app_last_backup_timestamp_seconds{kind="files"} 0
`

test('reads backups, disk space and queue from the metrics of the worker', () => {
  expect(parseWorkerFigures(text)).toEqual({
    queuePolledAt: new Date(1794787200_000),
    databaseBackupAt: new Date(1794783600_000),
    filesBackupAt: null,
    diskFree: 5e10,
    diskSize: 1e11,
  })
})

test('returns no figures for empty metrics', () => {
  expect(parseWorkerFigures('')).toEqual({ queuePolledAt: null })
})

import { expect, test } from 'vitest'
import { workerFigures } from './read-worker-figures'

const text = `# HELP sillar_disk_free_bytes Free space where the releases are.
# TYPE sillar_disk_free_bytes gauge
sillar_disk_free_bytes 50000000000
sillar_disk_size_bytes 1e+11
sillar_queue_polled_timestamp_seconds 1794787200
sillar_last_backup_timestamp_seconds{kind="database"} 1794783600
sillar_last_backup_timestamp_seconds{kind="files"} 0
`

test('figures are read as the worker tells them', () => {
  expect(workerFigures(text)).toEqual({
    queuePolledAt: new Date(1794787200_000),
    databaseBackupAt: new Date(1794783600_000),
    filesBackupAt: null,
    diskFree: 5e10,
    diskSize: 1e11,
  })
})

test('what the worker does not tell is not known, which is something else than none', () => {
  expect(workerFigures('')).toEqual({ queuePolledAt: null })
})

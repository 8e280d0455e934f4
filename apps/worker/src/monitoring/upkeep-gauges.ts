import { readFile, statfs } from 'node:fs/promises'
import type { Pool } from '@app/platform/database/pool'
import type { PgBoss } from 'pg-boss'
import { Gauge, type Registry } from 'prom-client'
import * as z from 'zod'
import { type DeliveryPolls, lastPolledAt } from './worker-health'

export type WorkerParts = {
  pool: Pool
  boss: Pick<PgBoss, 'getWipData'>
  deliveryPolls: DeliveryPolls
  releasesDir: string
  backupStatusFile: string | undefined
}

const kinds = ['database', 'files'] as const
const time = z.iso.datetime({ offset: true }).optional()
/** `failed` contains the steps whose last run failed. */
const steps = ['database', 'files', 'databaseChecked', 'filesChecked'] as const
const backupStatus = z.object({
  database: time,
  files: time,
  archive: time,
  failed: z.object({ database: time, files: time, databaseChecked: time, filesChecked: time }).optional(),
})

/** Registers gauges of publishing, messages of other systems, backups, disk space and queue polling. */
export function registerUpkeepGauges(
  registry: Registry,
  { pool, boss, deliveryPolls, releasesDir, backupStatusFile }: WorkerParts,
): void {
  const registers = [registry]

  new Gauge({
    name: 'app_last_publish_timestamp_seconds',
    help: 'When the last publish of each outcome began.',
    labelNames: ['outcome'],
    registers,
    async collect() {
      this.reset()
      const { rows } = await pool
        .query<{ outcome: string; at: Date }>(
          'select outcome::text, max(started_at) as at from releases group by outcome',
        )
        .catch(() => ({ rows: [] }))
      for (const { outcome, at } of rows) this.set({ outcome }, +at / 1000)
    },
  })

  new Gauge({
    name: 'app_publish_oldest_waiting_seconds',
    help: 'Age of the oldest request for a release that is not built yet; 0 if none is waiting.',
    registers,
    async collect() {
      this.remove()
      const { rows } = await pool
        .query<{ seconds: number }>(
          `select coalesce(extract(epoch from now() - min(asked_at)), 0)::float as seconds from releases
           where state in ('waiting', 'building')`,
        )
        .catch(() => ({ rows: [] }))
      if (rows[0]) this.set(rows[0].seconds)
    },
  })

  new Gauge({
    name: 'app_source_events',
    help: 'Messages of other systems that are not a lead yet: waiting, or parked for staff.',
    labelNames: ['source', 'state'],
    registers,
    async collect() {
      this.reset()
      const { rows } = await pool
        .query<{ source: string; state: string; count: number }>(
          `select source::text, state::text, count(*)::int as count from source_events
           where state in ('waiting', 'parked') group by source, state`,
        )
        .catch(() => ({ rows: [] }))
      for (const { source, state, count } of rows) this.set({ source, state }, count)
    },
  })

  new Gauge({
    name: 'app_whatsapp_messages',
    help: 'WhatsApp messages of staff that wait, and those of the last hour that failed or have an unknown outcome.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const { rows } = await pool
        .query<{ state: string; count: number }>(
          `select state::text, count(*)::int as count from whatsapp_messages
           where state in ('queued', 'sending')
             or (state in ('failed', 'unknown') and at > now() - interval '1 hour') group by state`,
        )
        .catch(() => ({ rows: [] }))
      for (const { state, count } of rows) this.set({ state }, count)
    },
  })

  new Gauge({
    name: 'app_whatsapp_oldest_waiting_seconds',
    help: 'Age of the oldest WhatsApp message of staff that is not sent yet; 0 if none waits.',
    registers,
    async collect() {
      this.remove()
      const { rows } = await pool
        .query<{ seconds: number }>(
          `select coalesce(extract(epoch from now() - min(at)), 0)::float as seconds from whatsapp_messages
           where state in ('queued', 'sending')`,
        )
        .catch(() => ({ rows: [] }))
      if (rows[0]) this.set(rows[0].seconds)
    },
  })

  if (backupStatusFile) {
    new Gauge({
      name: 'app_backup_step_failed_timestamp_seconds',
      help: 'When a step of the backup failed; absent if its last run succeeded.',
      labelNames: ['step'],
      registers,
      async collect() {
        this.reset()
        const { failed = {} } = await readBackupStatus(backupStatusFile)
        for (const step of steps) if (failed[step]) this.set({ step }, Date.parse(failed[step]) / 1000)
      },
    })

    new Gauge({
      name: 'app_last_backup_timestamp_seconds',
      help: 'When the last backup ended; 0 if there is none or its status cannot be read.',
      labelNames: ['kind'],
      registers,
      async collect() {
        const status = await readBackupStatus(backupStatusFile)
        for (const kind of kinds) this.set({ kind }, Date.parse(status[kind] ?? '1970-01-01T00:00:00Z') / 1000)
        // The status has this time only if WAL archiving is enabled.
        if (status.archive) this.set({ kind: 'archive' }, Date.parse(status.archive) / 1000)
      },
    })
  }

  const diskGauge = (name: string, help: string, blocksOf: (stats: { bavail: number; blocks: number }) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove()
        const stats = await statfs(releasesDir).catch(() => undefined)
        if (stats) this.set(blocksOf(stats) * stats.bsize)
      },
    })
  diskGauge('app_disk_free_bytes', 'Free space where the releases are.', ({ bavail }) => bavail)
  diskGauge('app_disk_size_bytes', 'Size of the disk where the releases are.', ({ blocks }) => blocks)

  new Gauge({
    name: 'app_queue_polled_timestamp_seconds',
    help: 'When this process last polled the queue for deliveries; 0 before the first poll.',
    registers,
    collect() {
      this.set(lastPolledAt({ boss, deliveryPolls }) / 1000)
    },
  })
}

const readBackupStatus = (file: string): Promise<z.infer<typeof backupStatus>> =>
  readFile(file, 'utf8')
    .then((text) => backupStatus.parse(JSON.parse(text)))
    .catch(() => ({}))

import { type Db, PgBoss, systemClock } from 'pg-boss'
import type { Transaction } from '../database/pool'

// The worker migrates and supervises the queue. Senders (the CMS and the intake) wait until the worker has created the
// schema.

export const QUEUE_SCHEMA = 'pgboss'

export type Role = 'sender' | 'worker'

const roles = {
  sender: { migrate: false, createSchema: false, supervise: false, schedule: false, max: 2 },
  worker: {
    // pg-boss would need a privilege on the whole database, so the schema is created before it starts.
    createSchema: false,
    useListenNotify: true,
    schedule: true,
    // Scheduled jobs start within seconds of their minute. With the defaults they could start 30 s late.
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    max: 6,
  },
} as const

/**
 * Returns a time that keeps advancing steadily if the system clock is changed. With the system clock, a worker loop
 * would pause for a day if the clock went back a day.
 */
export const monotonicNow = () => performance.timeOrigin + performance.now()

export const createBoss = (databaseUrl: string, role: Role): PgBoss =>
  new PgBoss({
    connectionString: databaseUrl,
    application_name: `queue-${role}`,
    schema: QUEUE_SCHEMA,
    connectionTimeoutMillis: 3000,
    clock: { ...systemClock, now: monotonicNow },
    ...roles[role],
  })

/** Returns a database handle that makes pg-boss write in an existing transaction. */
export const transactionDb = (tx: Transaction): Db => ({
  executeSql: async (text, values) => {
    const { rows } = await tx.query(text, values)
    return { rows }
  },
})

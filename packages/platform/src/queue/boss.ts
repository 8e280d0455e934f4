import { type Db, PgBoss, systemClock } from 'pg-boss'
import type { Transaction } from '../database/pool'

// The worker migrates and supervises the queue. The other processes only send jobs, in their own transactions, and wait
// until the worker has created the schema.

export const QUEUE_SCHEMA = 'pgboss'

export type Role = 'sender' | 'worker'

const roles = {
  sender: { migrate: false, createSchema: false, supervise: false, schedule: false, max: 2 },
  worker: {
    // The schema exists already (start-keeper.ts of the worker): creating it needs a privilege on the whole database.
    createSchema: false,
    useListenNotify: true,
    schedule: true,
    // Starts scheduled jobs within seconds of their minute; the default is 30 s.
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
 * Returns a time that advances evenly even if the system clock is changed. With the system clock, a worker loop would
 * pause for a day if the clock went back a day.
 */
export const steadyNow = () => performance.timeOrigin + performance.now()

export const createBoss = (databaseUrl: string, role: Role): PgBoss =>
  new PgBoss({
    connectionString: databaseUrl,
    application_name: `queue-${role}`,
    schema: QUEUE_SCHEMA,
    connectionTimeoutMillis: 3000,
    clock: { ...systemClock, now: steadyNow },
    ...roles[role],
  })

/** Lets pg-boss write in one of our transactions: `boss.send(name, data, { db: within(tx) })`. */
export const within = (tx: Transaction): Db => ({
  executeSql: async (text, values) => {
    const { rows } = await tx.query(text, values)
    return { rows }
  },
})

import { type Db, PgBoss, systemClock } from 'pg-boss'
import type { Transaction } from '../database/pool'

// One role migrates and supervises the queue: the worker. The others only send, in their own transactions, and wait
// for the worker to have created the schema.

export const QUEUE_SCHEMA = 'pgboss'

export type Role = 'sender' | 'worker'

const roles = {
  sender: { migrate: false, createSchema: false, supervise: false, schedule: false, max: 2 },
  worker: {
    // The schema is made beforehand (start-keeper.ts): making one needs a right on the whole database.
    createSchema: false,
    useListenNotify: true,
    schedule: true,
    // What goes by the clock begins within seconds of its minute; the default is half a minute.
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
 * The time since this process started, on top of the time at which it did. It goes on evenly when somebody sets the
 * machine's clock; by that clock, a loop that is at work when it goes back a day would then rest for a day.
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

/** Lets pg-boss write inside a transaction of ours: `boss.send(name, data, { db: within(tx) })`. */
export const within = (tx: Transaction): Db => ({
  executeSql: async (text, values) => {
    const { rows } = await tx.query(text, values)
    return { rows }
  },
})

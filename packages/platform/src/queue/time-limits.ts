// All time limits in one place. After `job` seconds the queue gives a job to another worker, so everything a job waits
// for must end earlier, or a submission would be sent twice.

export const timeLimits = {
  /** Job of one delivery. */
  job: 260,
  /** Build of the site. */
  publish: 900,
  /** Response of the CRM or a script. */
  http: 20,
  /** Response of the file store, with at most two attempts. */
  store: { connect: 3, answer: 20, attempts: 2 },
  /** Whole virus scan. */
  scan: 60,
  /** Inspection of one file, after its thread has started. */
  inspect: { start: 60, whole: 20 },
  /** Whole mail, with its attachment. */
  mail: { connect: 10, greeting: 10, silence: 30, whole: 90 },
} as const

const { http, store, scan, inspect, mail } = timeLimits
const file = store.attempts * (store.connect + store.answer)

/** Longest possible duration of a delivery to each integration. */
export const longestDelivery = {
  crm: http,
  'referral-script': http,
  'complaint-sheet': 2 * file + inspect.start + inspect.whole + scan + http,
  mail: mail.whole,
}

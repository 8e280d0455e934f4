// How long anything may take, in one place: the queue takes a job away after `job` seconds and gives it to the next
// worker, so whatever a job waits for has to end before that, or a submission would be sent by two workers at once.

export const timeLimits = {
  /** A delivery's job. */
  job: 260,
  /** A build of the site. */
  publish: 900,
  /** One answer of the CRM or a script. */
  http: 20,
  /** One answer of the file store; it is asked twice at most. */
  store: { connect: 3, answer: 20, attempts: 2 },
  /** A whole virus scan. */
  scan: 60,
  /** The inspection of one file, after its thread has started. */
  inspect: { start: 60, whole: 20 },
  /** A whole mail, with its attachment. */
  mail: { connect: 10, greeting: 10, silence: 30, whole: 90 },
} as const

const { http, store, scan, inspect, mail } = timeLimits
const file = store.attempts * (store.connect + store.answer)

/** The longest a delivery of each kind can take. */
export const longestDelivery = {
  crm: http,
  'referral-script': http,
  'complaint-sheet': 2 * file + inspect.start + inspect.whole + scan + http,
  mail: mail.whole,
}

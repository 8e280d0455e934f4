// All limits are in seconds. After `delivery` seconds a worker no longer renews its claim on a delivery, so another
// worker delivers it. Everything that a delivery waits for must end earlier, or a submission would be sent twice.

export const timeLimits = {
  /** Limit for one delivery. */
  delivery: 260,
  /** Limit for building and publishing the site. */
  publish: 900,
  /** Limit for the response of the CRM, a script or a push service. */
  http: 20,
  /** Limit for requesting an access token of Google Ads. */
  googleToken: 10,
  /** Limits for each of the two attempts of a request to the file store. */
  store: { connect: 3, answer: 20, attempts: 2 },
  /** Limit for the whole virus scan. */
  scan: 60,
  /** Limits for starting the inspection thread and for each of the two attempts to inspect a file. */
  inspect: { start: 40, whole: 20 },
  /** Limits for a mail: `silence` is the time without any data, `whole` includes the attachments. */
  mail: { connect: 10, greeting: 10, silence: 30, whole: 90 },
} as const

const { http, googleToken, store, scan, inspect, mail } = timeLimits
const fileSeconds = store.attempts * (store.connect + store.answer)

/** Total of the time limits that apply to a delivery, by integration. */
export const longestDelivery = {
  crm: http,
  'referral-script': http,
  'complaint-sheet': 2 * fileSeconds + inspect.start + 2 * inspect.whole + scan + http,
  mail: mail.whole,
  push: http,
  'meta-ads': http,
  'google-ads': googleToken + http,
}

// The notice of a queued submission has the submission's key as an attribute. The outbox shows a toast only if this
// notice is not on the page.

const ATTRIBUTE = 'data-waiting'

export const waitingNoticeAttributes = (key: string) => ({ [ATTRIBUTE]: key })

export const isNoticeOnScreen = (key: string): boolean => document.querySelector(`[${ATTRIBUTE}="${key}"]`) !== null

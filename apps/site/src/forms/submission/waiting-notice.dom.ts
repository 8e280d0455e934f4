// The notice of a queued form has the key of its submission as an attribute. The outbox shows a toast only if this notice
// is not on the page.

const ATTRIBUTE = 'data-waiting'

export const waitingNoticeAttributes = (key: string) => ({ [ATTRIBUTE]: key })

export const isNoticeOnScreen = (key: string): boolean => document.querySelector(`[${ATTRIBUTE}="${key}"]`) !== null

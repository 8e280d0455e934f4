// The notice of a queued form has the key of its submission as an attribute. The outbox looks for it and shows a toast only
// if the notice is not on screen.

const ATTRIBUTE = 'data-waiting'

export const waitingMark = (key: string) => ({ [ATTRIBUTE]: key })

export const isNoticeOnScreen = (key: string): boolean => document.querySelector(`[${ATTRIBUTE}="${key}"]`) !== null

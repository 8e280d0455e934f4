// The notice of a waiting form carries the key of its submission. Whoever sends the outbox looks for it, and shows a
// toast only to a person who does not have the notice on screen.

const ATTRIBUTE = 'data-waiting'

export const waitingMark = (key: string) => ({ [ATTRIBUTE]: key })

export const isNoticeOnScreen = (key: string): boolean => document.querySelector(`[${ATTRIBUTE}="${key}"]`) !== null

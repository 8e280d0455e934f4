import type { LotState } from '../lot/lot.schema'

// A person who asks for a mail joins a line. Only people who confirmed their mailbox are in line, in the order of their
// confirmation. When a hold ends, everyone in line gets the mail at the same time, because the lot is public again in
// the same minute and people in line must not learn of it later than others. Sales calls them in the order of the line.

export const waitingKinds = ['lot', 'next-building', 'construction'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** `notified` ends an entry for a lot or a building. A subscription to construction updates stays `waiting`. */
export const waitingStates = ['unconfirmed', 'waiting', 'notified', 'left'] as const
export type WaitingState = (typeof waitingStates)[number]

export const waitingMails = {
  confirm: 'waiting-confirm',
  free: 'waiting-free',
  sold: 'waiting-sold',
  update: 'waiting-update',
  building: 'waiting-building',
} as const
export type WaitingMail = (typeof waitingMails)[keyof typeof waitingMails]

/** The link that confirms an entry is valid for as long as the unconfirmed entry is kept. */
export const UNCONFIRMED_DAYS = 7
export const DEFAULT_WAITING_MONTHS = 12

type LineEntry = { id: string; state: WaitingState; confirmedAt: Date | null }

/** Returns the entries in line, in order. */
export const lineOf = <Entry extends LineEntry>(entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ state, confirmedAt }) => state === 'waiting' && confirmedAt !== null)
    .toSorted((a, b) => (a.confirmedAt?.getTime() ?? 0) - (b.confirmedAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1))

/** Returns the position of an entry in its line, starting with 1, or undefined if it is not in line. */
export function positionInLine(entries: readonly LineEntry[], id: string): number | undefined {
  const index = lineOf(entries).findIndex((entry) => entry.id === id)
  return index < 0 ? undefined : index + 1
}

const mailsByLotState: Record<LotState, WaitingMail | undefined> = {
  held: undefined,
  free: waitingMails.free,
  sold: waitingMails.sold,
}

type LotNotice = { id: string; mail: WaitingMail }

/**
 * Returns the mails about a lot, in the order of the line. No mail is sent while the lot is held. People in line for a
 * sold lot get a mail too, so that they stop waiting.
 */
export function lotNotices(entries: readonly LineEntry[], lotState: LotState): LotNotice[] {
  const mail = mailsByLotState[lotState]
  return mail ? lineOf(entries).map(({ id }) => ({ id, mail })) : []
}

type KeptEntry = {
  state: WaitingState
  createdAt: Date
  confirmedAt: Date | null
  notifiedAt: Date | null
  endedAt: Date | null
}

/**
 * Returns when an entry is erased: an unconfirmed entry with its link, every other entry some months after its last
 * event. `expire_personal_data` in the database applies the same rule.
 */
export function entryExpiry({ state, createdAt, ...events }: KeptEntry, months = DEFAULT_WAITING_MONTHS): Date {
  if (state === 'unconfirmed') {
    const expiresAt = new Date(createdAt)
    expiresAt.setUTCDate(expiresAt.getUTCDate() + UNCONFIRMED_DAYS)
    return expiresAt
  }
  const times = [events.confirmedAt, events.notifiedAt, events.endedAt].map((time) => time?.getTime() ?? 0)
  const expiresAt = new Date(Math.max(createdAt.getTime(), ...times))
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + months)
  return expiresAt
}

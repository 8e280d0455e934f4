/** What a message contains. We store the text of a message and the caption of a file, but no files. */
export const whatsAppKinds = [
  'text',
  'template',
  'reaction',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'other',
] as const
export type WhatsAppKind = (typeof whatsAppKinds)[number]

/**
 * The state of a message. A message of the person is `received`. Our message is `queued` until the worker claims it,
 * `sending` during the request, and `unknown` if WhatsApp may or may not have accepted it.
 */
export const whatsAppStates = [
  'received',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'unknown',
] as const
export type WhatsAppState = (typeof whatsAppStates)[number]

/** What WhatsApp reports about our message. */
export const reportedStates = ['sent', 'delivered', 'read', 'failed'] as const
export type ReportedState = (typeof reportedStates)[number]

/** Why a message was not sent or not delivered. */
export const failureReasons = [
  'window-closed',
  'recipient',
  'template',
  'limit',
  'account',
  'not-reached',
  'rejected',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** The maximum length of a text message. */
export const MAX_WHATSAPP_TEXT_LENGTH = 4096

const progress: readonly WhatsAppState[] = ['queued', 'sending', 'unknown', 'failed', 'sent', 'delivered', 'read']

/** Returns whether a report changes the state of our message. Reports arrive late, repeated and in any order. */
export function isNewState(current: WhatsAppState, reported: ReportedState): boolean {
  if (reported === 'failed') return !['failed', 'delivered', 'read'].includes(current)
  return progress.indexOf(reported) > progress.indexOf(current)
}

const reasonsByCode: Record<FailureReason, readonly number[]> = {
  'window-closed': [131047],
  recipient: [131021, 131026, 131030, 131045],
  template: [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018],
  limit: [130472, 131048, 131049],
  account: [0, 3, 10, 190, 200, 368, 131005, 131031, 131042, 133010],
  'not-reached': [],
  rejected: [],
}

/** Returns the reason for an error code of the Cloud API. */
export const failureReason = (code: number | undefined): FailureReason =>
  failureReasons.find((reason) => code !== undefined && reasonsByCode[reason].includes(code)) ?? 'rejected'

// The CMS stores failures of scheduled publishes. The panel shows them, and the worker sends them by mail.
import * as z from 'zod'

export const failureReasons = ['account-gone', 'not-allowed', 'record-gone', 'content', 'server'] as const
export type FailureReason = (typeof failureReasons)[number]

/** `detail` is a sentence for staff, in the language of the account that scheduled the publish. */
export type ScheduleFailure = { reason: FailureReason; detail: string | null }

/** Formats a failure as one text, because Payload stores one text per failed job. */
export const writeFailure = ({ reason, detail }: ScheduleFailure): string => (detail ? `${reason}: ${detail}` : reason)

/** Parses a text of `writeFailure`. Any other text, such as a stack trace, becomes a server failure without detail. */
export function readFailure(text: string | null | undefined): ScheduleFailure {
  const [, reasonText, detail] = /^([a-z-]+)(?:: (.*))?$/s.exec(text ?? '') ?? []
  const reason = failureReasons.find((candidate) => candidate === reasonText)
  return reason ? { reason, detail: detail ?? null } : { reason: 'server', detail: null }
}

const sentences: Record<'es' | 'en', Record<FailureReason, string>> = {
  es: {
    'account-gone': 'La cuenta que lo programó ya no existe.',
    'not-allowed': 'La cuenta que lo programó ya no tiene permiso para publicar esto.',
    'record-gone': 'El registro ya no existe o está en la papelera.',
    content: 'El contenido tiene un problema.',
    server: 'El servidor no pudo hacerlo. Inténtalo otra vez.',
  },
  en: {
    'account-gone': 'The account that scheduled it no longer exists.',
    'not-allowed': 'The account that scheduled it is no longer allowed to publish this.',
    'record-gone': 'The record no longer exists or is in the trash.',
    content: 'There is a problem in the content.',
    server: 'The server could not do it. Try again.',
  },
}

export const explainFailure = ({ reason, detail }: ScheduleFailure, locale: 'es' | 'en'): string =>
  [sentences[locale][reason], detail].filter(Boolean).join(' ')

/** Data of the mail to the person who scheduled the publish. The worker reads the e-mail address from the account. */
export const failureNotice = z.object({
  account: z.string(),
  type: z.enum(['publish', 'unpublish']),
  at: z.string(),
  title: z.string(),
  path: z.string(),
  failure: z.string(),
})
export type FailureNotice = z.infer<typeof failureNotice>

export const SCHEDULE_FAILED_MAIL = 'schedule-failed'

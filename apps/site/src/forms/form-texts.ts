// A form gets its texts as props, only in the language of its page: no catalogue is sent to the browser.

import type { KeyOf, Texts } from '@/i18n/translate'

type CommonPrefix = 'field' | 'file' | 'form' | 'outbox' | 'phone' | 'receipt'

/** Message keys a form may use: the common ones and its own. */
export type FormKey<Own extends string = never> = KeyOf<CommonPrefix | Own>
export type FormTexts<Own extends string = never> = Texts<CommonPrefix> & Texts<Own>

/** Messages by error key, including those of the server. */
export type ErrorTexts = Readonly<Record<string, string>>

/** A consent text, split at its links to legal pages; the version is stored with the submission. */
export type Consent = { version: string; parts: readonly ConsentPart[] }
type ConsentPart = { text: string; href: string | null }

export const plainConsent = ({ parts }: Consent): string => parts.map(({ text }) => text).join('')

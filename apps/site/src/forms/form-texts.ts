// A form is given its texts as props, in the language of its page alone: no catalogue travels to the browser.

import type { KeyOf, Texts } from '@/i18n/translate'

type CommonPrefix = 'field' | 'file' | 'form' | 'outbox' | 'phone' | 'receipt'

/** Keys of the messages a form may use: those every form has, and its own. */
export type FormKey<Own extends string = never> = KeyOf<CommonPrefix | Own>
export type FormTexts<Own extends string = never> = Texts<CommonPrefix> & Texts<Own>

/** The sentence for each error key, the server's too. */
export type ErrorTexts = Readonly<Record<string, string>>

/** A consent sentence, cut where it links to a legal page; the version is stored with the submission. */
export type Consent = { version: string; parts: readonly ConsentPart[] }
type ConsentPart = { text: string; href: string | null }

export const plainConsent = ({ parts }: Consent): string => parts.map(({ text }) => text).join('')

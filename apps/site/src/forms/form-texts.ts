// Forms get their texts as props, because the browser should not download the messages of both languages.

import type { KeyOf, Texts } from '@/i18n/translate'

type CommonPrefix = 'field' | 'file' | 'form' | 'outbox' | 'phone' | 'receipt'

/** The message keys that a form may use: those of all forms and those with its own prefixes. */
export type FormKey<OwnPrefix extends string = never> = KeyOf<CommonPrefix | OwnPrefix>
export type FormTexts<OwnPrefix extends string = never> = Texts<CommonPrefix> & Texts<OwnPrefix>

export type ErrorTexts = Readonly<Record<string, string>>

/** A consent text, split at its links to legal pages. The version is stored with the submission. */
export type Consent = { version: string; parts: readonly ConsentPart[] }
type ConsentPart = { text: string; href: string | null }

export const plainConsent = ({ parts }: Consent): string => parts.map(({ text }) => text).join('')

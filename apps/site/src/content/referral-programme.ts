import type { Locale } from '@sillar/domain/content/localized.schema'
import { pathFor } from '@/i18n/routes'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const referralProgramme = (locale: Locale) => spoken(snapshot().referralProgramme, locale)
export type ReferralProgrammeView = ReturnType<typeof referralProgramme>

/** The rules of the programme; the key is the one that links in circulation already use. */
export const referralTermsPath = (locale: Locale): string => `${pathFor('terms', locale)}?section=referidos`

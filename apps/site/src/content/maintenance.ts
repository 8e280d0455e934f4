import type { Locale } from '@sillar/domain/content/localized.schema'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const maintenanceNotice = (locale: Locale) => spoken(snapshot().maintenance, locale)

// Every React tree of a page (header, body, footer) is told its language once, at its root. Server only: an island
// is a tree of its own and receives its texts as properties.

import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from './locales'
import { type PageId, type PageParams, pathFor } from './routes'
import { type Translate, translator } from './translator'

export type Language = {
  locale: Locale
  t: Translate
  path: (page: PageId, params?: PageParams) => string
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const language: Language = { locale, t: translator(locale), path: (page, params) => pathFor(page, locale, params) }
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('Wrap the root of this tree in <LanguageProvider>.')
  return language
}

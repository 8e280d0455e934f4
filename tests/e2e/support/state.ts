// The type of a page state, and how the lists of states (*.states.ts) open the pages they start from.
import type { Locator, Page } from '@playwright/test'
import type { Language } from './forms'
import { open, ready } from './site'

type Screen = 'phone' | 'desktop'

export type State = {
  name: string
  /** Where the state exists; both if omitted. */
  only?: Screen
  /** Brings the page into the state and returns the part that changed; none if it is the whole screen. */
  reach: (page: Page, language: Language) => Promise<Locator | undefined>
}

export const pages = {
  home: { es: '/', en: '/en' },
  santorini: { es: '/proyectos/condominios/santorini', en: '/en/projects/condominiums/santorini' },
  o2: { es: '/proyectos/multifamiliares/o2', en: '/en/projects/apartments/o2' },
  killa: { es: '/proyectos/multifamiliares/killa', en: '/en/projects/apartments/killa' },
  news: { es: '/noticias', en: '/en/news' },
  terms: { es: '/terminos-y-condiciones', en: '/en/terms' },
} as const

export const visit = (page: Page, name: keyof typeof pages, language: Language) => open(page, pages[name][language])

/** Opens a part of a page once it is hydrated. */
export async function part(
  page: Page,
  name: keyof typeof pages,
  language: Language,
  find: (page: Page) => Locator,
): Promise<Locator> {
  await visit(page, name, language)
  const found = find(page)
  await ready(found)
  return found
}

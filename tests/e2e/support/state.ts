import type { Locator, Page } from '@playwright/test'
import type { Language } from './forms'
import { open, waitForHydration } from './site'

type Screen = 'phone' | 'desktop'

export type State = {
  name: string
  /** The only screen that has this state. If omitted, both phone and desktop have it. */
  only?: Screen
  /** Brings the page into the state and returns the changed element, or undefined if the whole viewport changed. */
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

export const openPage = (page: Page, name: keyof typeof pages, language: Language) => open(page, pages[name][language])

/** Opens a page and returns one of its sections after hydration. */
export async function openSection(
  page: Page,
  name: keyof typeof pages,
  language: Language,
  find: (page: Page) => Locator,
): Promise<Locator> {
  await openPage(page, name, language)
  const section = find(page)
  await waitForHydration(section)
  return section
}

// Finds elements by role and name, in both languages. Class names and data attributes are internal and may change.
import type { Locator, Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const header = (page: Page) => page.getByRole('banner')
export const footer = (page: Page) => page.getByRole('contentinfo')
export const navigation = (page: Page) => header(page).getByRole('navigation', { name: /^(Principal|Main)$/ })

/** Finds a group of the menu with its dropdown, in the header or in the phone menu. */
export const menuGroup = (menu: Locator, name: string | RegExp) => menu.locator('details').filter({ hasText: name })
export const menuButton = (page: Page) => header(page).getByRole('button', { name: /^(Abrir menú|Open menu)$/ })
export const phoneMenu = (page: Page) => page.getByRole('dialog', { name: /^(Menú|Menu)$/ })

export const languageLink = (page: Page, language: 'es' | 'en') =>
  header(page).getByRole('link', { name: language === 'es' ? /Español$/ : /English$/ })

export const chatLink = (page: Page) => page.getByRole('link', { name: /^(Chat con un asesor|Chat with an adviser)$/ })

export const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Finds the innermost section around an element. Use it when the heading of the section differs per page. */
export const sectionWith = (page: Page, content: Locator) => page.getByRole('region').filter({ has: content }).last()

export const projectGrid = (page: Page) =>
  sectionWith(page, page.getByRole('group', { name: /^(Filtrar proyectos|Filter projects)$/ }))
export const projectCard = (page: Page, name: string) =>
  projectGrid(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
export const claims = (page: Page) => section(page, /^(Nuestra trayectoria|Our track record)$/)

/** Needed for buttons that are hidden while another tab is selected. */
const includingHidden = { includeHidden: true }

export const mediaCarousel = (page: Page) => section(page, /^(Imágenes de|Pictures of)/)
export const infoBox = (page: Page) => section(page, /: (precio y características|price and features)$/)
export const sectionLinks = (page: Page) => page.getByRole('navigation', { name: /^(En esta página|On this page)$/ })
/** Finds the outermost section with the button, because each carousel of an apartment building is a section too. */
export const gallery = (page: Page) =>
  page
    .getByRole('region')
    .filter({
      has: page.getByRole('button', { name: /^(Ver en pantalla completa|View full screen)$/, ...includingHidden }),
    })
    .first()
export const galleryModes = (page: Page) => page.getByRole('tablist', { name: /^(Modo de galería|Gallery mode)$/ })
export const stages = (page: Page) => section(page, /^(Avance de obra|Construction progress)$/)
export const locationSection = (page: Page) =>
  sectionWith(page, page.getByRole('button', { name: /^(Ampliar croquis|Enlarge map)$/, ...includingHidden }))
export const otherProjects = (page: Page) => section(page, /^(Otros proyectos|Other projects)$/)

export const newsList = (page: Page) => section(page, /^(Todas las noticias|All the news)$/)
export const newsCategories = (page: Page) =>
  newsList(page)
    .getByRole('group', { name: /^(Categoría|Category)$/ })
    .getByRole('button')
export const newsCards = (page: Page) =>
  newsList(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

export const termsSections = (page: Page) => page.getByRole('tablist', { name: /^(Secciones|Sections)$/ })

/** Finds the nearest section, aside or main element around an element. */
export const enclosingBlock = (content: Locator) =>
  content.locator('xpath=ancestor::*[self::section or self::aside or self::main][1]')

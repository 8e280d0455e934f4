import { expect, type Page } from '@playwright/test'
import {
  claims,
  gallery,
  galleryModes,
  location,
  main,
  newsCategories,
  newsList,
  projectGrid,
  termsSections,
  works,
} from './page-parts'
import { open } from './site'
import { pages, part, type State } from './state'

/** Opens the first rule of the section that the URL or the visitor has selected. */
const openFirstRule = (page: Page) => page.getByRole('tabpanel').locator('summary').first().click()

export const pageStates: State[] = [
  {
    name: 'projects-of-tumbes',
    reach: async (page, language) => {
      const grid = await part(page, 'home', language, projectGrid)
      await grid.getByRole('button', { name: /^Tumbes/ }).click()
      await expect(grid.getByRole('article')).toHaveCount(1)
      return grid
    },
  },
  {
    name: 'second-claim',
    reach: async (page, language) => {
      const all = await part(page, 'home', language, claims)
      await all.locator('label').nth(1).click()
      await expect(all.getByRole('radio').nth(1)).toBeChecked()
      return all
    },
  },
  {
    name: 'gallery-lightbox',
    reach: async (page, language) => {
      const pictures = await part(page, 'santorini', language, gallery)
      await pictures.getByRole('button', { name: /^(Ver en pantalla completa|View full screen)$/ }).click()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox).toBeVisible()
      await lightbox
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      return undefined
    },
  },
  {
    name: 'gallery-second-mode',
    reach: async (page, language) => {
      const whole = await part(page, 'santorini', language, gallery)
      const second = galleryModes(page).getByRole('tab').nth(1)
      await second.click()
      await expect(second).toHaveAttribute('aria-selected', 'true')
      return whole
    },
  },
  {
    name: 'tour',
    reach: async (page, language) => {
      const whole = await part(page, 'santorini', language, gallery)
      await page.getByRole('tab', { name: /Recorrido|Tour/ }).click()
      await whole.getByRole('button', { name: /^(Empezar el recorrido|Start the tour)$/ }).click()
      await expect(whole.locator('canvas')).toBeVisible()
      // The viewer's own name for its progress ring.
      await expect(whole.locator('.psv-loader')).toBeHidden()
      return whole
    },
  },
  ...(['santorini', 'o2', 'killa'] as const).map(
    (project): State => ({
      name: `map-of-google-${project}`,
      reach: async (page, language) => {
        const where = await part(page, project, language, location)
        await where.getByRole('tab', { name: 'Google Maps' }).click()
        await expect(where.getByRole('tabpanel', { name: 'Google Maps' })).toBeVisible()
        return where
      },
    }),
  ),
  {
    name: 'map-dialog',
    reach: async (page, language) => {
      const where = await part(page, 'santorini', language, location)
      await where.getByRole('button', { name: /^(Ampliar croquis|Enlarge map)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      return undefined
    },
  },
  {
    name: 'works-third',
    only: 'desktop',
    reach: async (page, language) => {
      const all = await part(page, 'santorini', language, works)
      const third = all.getByRole('listitem').nth(2)
      await third.hover()
      const widths = () => all.getByRole('listitem').evaluateAll((items) => items.map((item) => item.clientWidth))
      await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(2)
      return all
    },
  },
  {
    name: 'news-of-a-category',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, newsList)
      const choices = list.getByRole('combobox', { name: /^(Categoría|Category)$/ })
      if (await choices.isVisible()) await choices.selectOption({ index: 5 })
      else await newsCategories(page).nth(5).click()
      await expect(page).toHaveURL(/categor(ia|y)=press/)
      return list
    },
  },
  {
    name: 'news-second-page',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, newsList)
      await list.getByRole('button', { name: /^(Noticias anteriores|Older posts)$/ }).click()
      await expect(list.getByRole('status')).toHaveText(/^7 /)
      return list
    },
  },
  {
    name: 'terms-open',
    reach: async (page, language) => {
      await part(page, 'terms', language, termsSections)
      await openFirstRule(page)
      return main(page)
    },
  },
  {
    name: 'terms-last-section',
    reach: async (page, language) => {
      const sections = await part(page, 'terms', language, termsSections)
      await sections.getByRole('tab').last().click()
      await openFirstRule(page)
      return main(page)
    },
  },
  ...(['news', 'project'] as const).map(
    (kind): State => ({
      name: `${kind}-not-found`,
      reach: async (page, language) => {
        const known = { news: pages.news[language], project: pages.santorini[language].replace(/\/santorini$/, '') }
        await open(page, `${known[kind]}/999`)
        return main(page)
      },
    }),
  ),
]

import { expect, type Page } from '@playwright/test'
import {
  claims,
  gallery,
  galleryModes,
  locationSection,
  main,
  newsCategories,
  newsList,
  projectGrid,
  stages,
  termsSections,
} from './page-parts'
import { open } from './site'
import { openSection, pages, type State } from './state'

/** Opens the first rule of the selected section. */
const openFirstRule = (page: Page) => page.getByRole('tabpanel').locator('summary').first().click()

export const pageStates: State[] = [
  {
    name: 'projects-of-tumbes',
    reach: async (page, language) => {
      const grid = await openSection(page, 'home', language, projectGrid)
      await grid.getByRole('button', { name: /^Tumbes/ }).click()
      await expect(grid.getByRole('article')).toHaveCount(1)
      return grid
    },
  },
  {
    name: 'second-claim',
    reach: async (page, language) => {
      const sectionElement = await openSection(page, 'home', language, claims)
      await sectionElement.locator('label').nth(1).click()
      await expect(sectionElement.getByRole('radio').nth(1)).toBeChecked()
      return sectionElement
    },
  },
  {
    name: 'gallery-lightbox',
    reach: async (page, language) => {
      const imageGallery = await openSection(page, 'santorini', language, gallery)
      await imageGallery.getByRole('button', { name: /^(Ver en pantalla completa|View full screen)$/ }).click()
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
      const gallerySection = await openSection(page, 'santorini', language, gallery)
      const secondTab = galleryModes(page).getByRole('tab').nth(1)
      await secondTab.click()
      await expect(secondTab).toHaveAttribute('aria-selected', 'true')
      return gallerySection
    },
  },
  {
    name: 'tour',
    reach: async (page, language) => {
      const gallerySection = await openSection(page, 'santorini', language, gallery)
      await page.getByRole('tab', { name: /Recorrido|Tour/ }).click()
      await gallerySection.getByRole('button', { name: /^(Empezar el recorrido|Start the tour)$/ }).click()
      await expect(gallerySection.locator('canvas')).toBeVisible()
      // This class name of the panorama viewer marks its progress ring.
      await expect(gallerySection.locator('.psv-loader')).toBeHidden()
      return gallerySection
    },
  },
  ...(['santorini', 'o2', 'killa'] as const).map(
    (project): State => ({
      name: `map-of-google-${project}`,
      reach: async (page, language) => {
        const mapSection = await openSection(page, project, language, locationSection)
        await mapSection.getByRole('tab', { name: 'Google Maps' }).click()
        await expect(mapSection.getByRole('tabpanel', { name: 'Google Maps' })).toBeVisible()
        return mapSection
      },
    }),
  ),
  {
    name: 'map-dialog',
    reach: async (page, language) => {
      const mapSection = await openSection(page, 'santorini', language, locationSection)
      await mapSection.getByRole('button', { name: /^(Ampliar croquis|Enlarge map)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      return undefined
    },
  },
  {
    name: 'works-third',
    only: 'desktop',
    reach: async (page, language) => {
      const sectionElement = await openSection(page, 'santorini', language, stages)
      const thirdItem = sectionElement.getByRole('listitem').nth(2)
      await thirdItem.hover()
      const widths = () =>
        sectionElement.getByRole('listitem').evaluateAll((items) => items.map((item) => item.clientWidth))
      await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(2)
      return sectionElement
    },
  },
  {
    name: 'news-of-a-category',
    reach: async (page, language) => {
      const list = await openSection(page, 'news', language, newsList)
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
      const list = await openSection(page, 'news', language, newsList)
      await list.getByRole('button', { name: /^(Noticias anteriores|Older posts)$/ }).click()
      await expect(list.getByRole('status')).toHaveText(/^7 /)
      return list
    },
  },
  {
    name: 'terms-open',
    reach: async (page, language) => {
      await openSection(page, 'terms', language, termsSections)
      await openFirstRule(page)
      return main(page)
    },
  },
  {
    name: 'terms-last-section',
    reach: async (page, language) => {
      const sections = await openSection(page, 'terms', language, termsSections)
      await sections.getByRole('tab').last().click()
      await openFirstRule(page)
      return main(page)
    },
  },
  ...(['news', 'project'] as const).map(
    (kind): State => ({
      name: `${kind}-not-found`,
      reach: async (page, language) => {
        const listPaths = { news: pages.news[language], project: pages.santorini[language].replace(/\/santorini$/, '') }
        await open(page, `${listPaths[kind]}/999`)
        return main(page)
      },
    }),
  ),
]

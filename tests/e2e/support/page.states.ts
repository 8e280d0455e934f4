import { expect } from '@playwright/test'
import { product } from './product'
import { pages, part, type State, visit } from './state'

export const pageStates: State[] = [
  {
    name: 'projects-of-tumbes',
    reach: async (page, language) => {
      const grid = await part(page, 'home', language, '#proyectos')
      await grid.locator('[data-filter=tumbes]').first().click()
      await expect(grid.locator('.card:visible')).toHaveCount(1)
      return grid
    },
  },
  {
    name: 'second-claim',
    reach: async (page, language) => {
      await visit(page, 'home', language)
      const claims = page.locator('.claims')
      await claims.locator('.claim').nth(1).click()
      return claims
    },
  },
  {
    name: 'gallery-lightbox',
    reach: async (page, language) => {
      const gallery = await part(page, 'santorini', language, '[data-enhance=gallery]')
      await gallery.locator('[data-opens]').first().click()
      await expect(gallery.locator('dialog')).toBeVisible()
      await gallery.locator('dialog img').evaluate((image: HTMLImageElement) => image.decode())
      return undefined
    },
  },
  ...['second', 'last'].map(
    (which): State => ({
      name: `gallery-${which}-mode`,
      reach: async (page, language) => {
        await part(page, 'santorini', language, '[data-enhance=gallery]')
        const tabs = page
          .getByRole('tab', { name: /Galería|Gallery/ })
          .locator('xpath=..')
          .getByRole('tab')
        await (which === 'last' ? tabs.last() : tabs.nth(1)).click()
        return page.locator('section', { has: page.locator('[data-enhance=gallery]') }).last()
      },
    }),
  ),
  {
    name: 'tour',
    reach: async (page, language) => {
      await part(page, 'santorini', language, '[data-enhance=gallery]')
      await page.getByRole('tab', { name: /Recorrido|Tour/ }).click()
      await page
        .getByText(/Empezar el recorrido|Start the tour/)
        .first()
        .click()
      await expect(page.locator('.psv-canvas')).toBeVisible()
      await expect(page.locator('.psv-loader')).toBeHidden()
      return page.locator('section', { has: page.locator('.psv-canvas') }).last()
    },
  },
  ...(['santorini', 'o2', 'killa'] as const).map(
    (project): State => ({
      name: `map-of-google-${project}`,
      reach: async (page, language) => {
        const location = await part(page, project, language, '.loc')
        await location.locator('[role=tab]', { hasText: 'Google' }).click()
        return location
      },
    }),
  ),
  {
    name: 'map-dialog',
    reach: async (page, language) => {
      const location = await part(page, 'santorini', language, '.loc')
      await location.locator('.loc__open').first().click()
      await expect(page.locator('.loc__dialog')).toBeVisible()
      return undefined
    },
  },
  {
    name: 'works-third',
    only: 'desktop',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      const works = page.locator('.works')
      await works.locator('.work').nth(2).hover()
      await page.waitForTimeout(700)
      return works
    },
  },
  {
    name: 'news-of-a-category',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, '.newslist')
      const choices = list.locator('.newsfilter__select select')
      if (await choices.isVisible()) await choices.selectOption({ index: 5 })
      else await list.locator('[data-category]').nth(5).click()
      await expect(list.locator('[data-category]').nth(5)).toHaveAttribute('aria-pressed', 'true')
      return list
    },
  },
  {
    name: 'news-second-page',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, '.newslist')
      await list.locator('[data-news=older]').click()
      return list
    },
  },
  {
    name: 'terms-open',
    reach: async (page, language) => {
      const terms = await part(page, 'terms', language, '.terms')
      await terms.locator('[role=tab]').first().click()
      await terms.locator('[data-panel]:visible summary').first().click()
      return terms
    },
  },
  {
    name: 'terms-last-section',
    reach: async (page, language) => {
      const terms = await part(page, 'terms', language, '.terms')
      await terms.locator('[role=tab]').last().click()
      await terms.locator('[data-panel]:visible summary').first().click()
      return terms
    },
  },
  ...(['news', 'project'] as const).map(
    (kind): State => ({
      name: `${kind}-not-found`,
      reach: async (page, language) => {
        const known = { news: pages.news[language], project: pages.santorini[language].replace(/\/santorini$/, '') }
        await page.goto(`${product().siteUrl}${known[kind]}/999`)
        return page.locator('main')
      },
    }),
  ),
]

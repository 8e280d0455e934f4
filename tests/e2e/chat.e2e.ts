import { expect, type Page, test } from '@playwright/test'
import { chatLink, footer, main } from './support/page-parts'
import { open } from './support/site'

/** Lists the texts and controls that the chat link covers, at every scroll position. */
function findCovered(page: Page) {
  return page.evaluate(async () => {
    const chat = [...document.querySelectorAll('aside a')].find(
      (link) => link.checkVisibility() && link.closest('body > aside'),
    )
    if (!chat) throw new Error('The page has no visible chat link.')
    const coveredLinks = new Set<string>()
    const isUnder = (rect: DOMRect, box: DOMRect) =>
      rect.width > 1 && rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top
    // A carousel shows the start of its next slide at the edge of the page.
    const isNextSlide = (element: Element) =>
      (element.closest('li, article')?.getBoundingClientRect().right ?? 0) > innerWidth + 1
    const isClipped = (element: Element, rect: DOMRect) => {
      if (isNextSlide(element)) return true
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX === 'visible') continue
        const frame = parent.getBoundingClientRect()
        if (
          rect.left >= frame.right ||
          rect.right <= frame.left ||
          rect.top >= frame.bottom ||
          rect.bottom <= frame.top
        )
          return true
      }
      return false
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
      const box = chat.getBoundingClientRect()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement
        if (
          !node.textContent?.trim() ||
          !parent?.checkVisibility({ visibilityProperty: true }) ||
          chat.contains(parent)
        )
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects())
          if (isUnder(rect, box) && !isClipped(parent, rect)) coveredLinks.add(node.textContent.trim().slice(0, 40))
      }
      for (const control of document.querySelectorAll('button, input, select, textarea')) {
        const rect = control.getBoundingClientRect()
        if (control.checkVisibility({ visibilityProperty: true }) && isUnder(rect, box) && !isClipped(control, rect))
          coveredLinks.add(control.outerHTML.slice(0, 80))
      }
    }
    return [...coveredLinks]
  })
}

const paths = ['/cotizador', '/noticias', '/visita', '/proyectos']

for (const width of [1024, 1440])
  test(`the chat link covers no text and no control at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await open(page, path)
      await expect(chatLink(page)).toBeVisible()
      expect(await findCovered(page), path).toEqual([])
    }
  })

for (const path of ['/', '/cotizador', '/noticias', '/proyectos/condominios/santorini/lotes'])
  test(`on a phone the chat link of ${path} is in the bottom bar, which is hidden while the footer is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await expect(chatLink(page)).toBeVisible()
    const readBar = () =>
      chatLink(page).evaluate((link) => {
        let element: Element | null = link
        while (element && getComputedStyle(element).position !== 'fixed') element = element.parentElement
        const { left, width, bottom } = element?.getBoundingClientRect() ?? { left: -1, width: -1, bottom: -1 }
        return { left, width, bottom }
      })
    // When the quote is hydrated, its own bar with the chat replaces the bar of the page.
    await expect.poll(readBar).toEqual({ left: 0, width: 390, bottom: 844 })
    await footer(page).scrollIntoViewIfNeeded()
    await expect(chatLink(page)).toBeHidden()
  })

test('the phone bar links to the projects, the quote and the appointments', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en/news')
  const bar = page.getByRole('complementary', { name: 'Direct contact' })
  await expect(bar.getByRole('link')).toHaveText(['Projects', 'Quote', 'Visit', 'Chat'])
  await bar.getByRole('link', { name: 'Visit' }).click()
  await expect(page).toHaveURL(/\/en\/visit$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

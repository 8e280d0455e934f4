import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { product } from './support/product'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/**
 * Lists the images that visitors see without opening a tab or a construction update. Two parts repeat images on
 * purpose: the gallery shows one of its thumbnails large, and a comparison lays two images over each other.
 */
const imagesOf = (page: Page) =>
  page.evaluate(() => {
    const keyOf = (src: string) => new URL(src).pathname.match(/^\/media\/(.+?-[0-9a-f]{8})/)?.[1] ?? ''
    const isThumbnail = (image: HTMLImageElement) => image.closest('a[href^="/media/"]') !== null
    const isCompared = (image: HTMLImageElement) =>
      Boolean(image.closest('figure')?.parentElement?.querySelector('input[type="range"]'))
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.checkVisibility() && !isCompared(image),
    )
    const thumbnails = images.filter(isThumbnail)
    const isEnlarged = (image: HTMLImageElement) =>
      !isThumbnail(image) &&
      thumbnails.some(
        (thumbnail) =>
          keyOf(thumbnail.src) === keyOf(image.src) && thumbnail.closest('section') === image.closest('section'),
      )
    return images.filter((image) => !isEnlarged(image)).flatMap(({ src }) => keyOf(src) || [])
  })

test('no project or place page shows an image twice', async ({ page }) => {
  const release = path.join(product().releasesDir, 'current/site')
  const files = await readdir(release, { recursive: true })
  const pages = files.flatMap((name) => name.match(/^((?:proyectos\/[a-z]+|zonas)\/[a-z0-9-]+)\.html$/)?.[1] ?? [])
  expect(pages.length).toBeGreaterThanOrEqual(14)
  for (const name of pages) {
    await open(page, `/${name}`)
    const images = await imagesOf(page)
    expect(images.length, name).toBeGreaterThan(5)
    const repeatedImages = images.filter((image, index) => images.indexOf(image) !== index)
    expect.soft(repeatedImages, name).toEqual([])
  }
})

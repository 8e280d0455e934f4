import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { changeAndPublish, createCmsClient } from './support/cms'
import { expectMaintenance } from './support/maintenance'
import { infoBox } from './support/page-parts'
import { product } from './support/product'
import { runSeed } from './support/seed'
import { open } from './support/site'

/** Returns the HTML files of the current release that contain a text. */
async function findPagesWithText(text: string): Promise<string[]> {
  const folder = path.join(product().releasesDir, 'current/site')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  const matchesPerFile = await Promise.all(
    names.map(async (name) => ((await readFile(path.join(folder, name), 'utf8')).includes(text) ? [name] : [])),
  )
  return matchesPerFile.flat()
}

const nbsp = '\u00a0'

test('one publish replaces a changed price on every page', async ({ page }) => {
  test.setTimeout(240_000)
  const cms = await createCmsClient()
  const { id } = await cms.findProject('santorini')
  expect((await findPagesWithText(`US$${nbsp}206`)).length).toBeGreaterThan(3)
  await changeAndPublish(() => cms.publishProject(id, { monthlyFromUsd: 211 }))

  await open(page, '/proyectos/condominios/santorini')
  await expect(infoBox(page)).toContainText(`US$${nbsp}211`)
  await expect(infoBox(page)).toContainText(`S/${nbsp}812`)
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structuredData.join()).toContain('"price":211')
  // As a number of its own, because the hash in the name of an image may contain these digits.
  expect(structuredData.join()).not.toMatch(/\b206\b/)

  const changedPages = await findPagesWithText(`US$${nbsp}211`)
  expect(changedPages).toEqual(
    expect.arrayContaining([
      'index.html',
      'en.html',
      'proyectos/condominios/santorini.html',
      'proyectos/condominios/mykonos.html',
    ]),
  )
  expect(await findPagesWithText(`US$${nbsp}206`)).toEqual([])
  expect(await findPagesWithText(`S/${nbsp}793`)).toEqual([])
})

test('maintenance switched on in the CMS replaces every page until it is switched off', async ({ page }) => {
  test.setTimeout(400_000)
  const cms = await createCmsClient()
  // Reverts the price of the previous test here, so both changes need only one release.
  const { id } = await cms.findProject('santorini')
  await cms.publishProject(id, { monthlyFromUsd: 206 })
  const fetchStatus = async () => (await fetch(product().siteUrl)).status
  const publishOptions = { timeout: 150_000, intervals: [500] }
  try {
    await cms.publishGlobal('maintenance', { on: true })
    await expect.poll(fetchStatus, publishOptions).toBe(503)
    for (const path of ['/', '/proyectos/condominios/santorini', '/una-pagina-que-no-existe'])
      await expectMaintenance(page, path, 503, 'es')
    for (const path of ['/en', '/en/news']) await expectMaintenance(page, path, 503, 'en')
  } finally {
    // The tests that follow need the site, even if this test fails.
    await cms.publishGlobal('maintenance', { on: false })
    await expect.poll(fetchStatus, publishOptions).toBe(200)
  }
  for (const path of ['/', '/en/news', '/proyectos/condominios/santorini'])
    expect((await open(page, path))?.status()).toBe(200)
  await expect(infoBox(page)).toContainText(`US$${nbsp}206`)
})

test('the seed skips unchanged content and does not overwrite edits of staff unless it is forced', {
  tag: '@long',
}, async () => {
  test.setTimeout(400_000)
  const cms = await createCmsClient()
  const { id, order } = await cms.findProject('coral')
  await cms.publishProject(id, { order: 99 })
  const rejectedRun = await runSeed({})
  expect(rejectedRun.code).toBe(1)
  expect(rejectedRun.output).toContain('content was edited in projects')
  expect(await cms.findProject('coral')).toMatchObject({ order: 99 })

  const forcedRun = await runSeed({ SEED_FORCE: 'true' })
  expect(forcedRun.code).toBe(0)
  expect(await cms.findProject('coral')).toMatchObject({ order })
  const secondRun = await runSeed({})
  expect(secondRun).toMatchObject({ code: 0, output: expect.stringContaining('nothing to do') })
})

test('the CMS rejects requests for the snapshot and for leads without a token', async ({ request }) => {
  const { cmsUrl } = product()
  expect((await request.get(`${cmsUrl}/api/snapshot`)).status()).toBe(401)
  expect((await request.get(`${cmsUrl}/api/leads`)).status()).toBe(403)
})

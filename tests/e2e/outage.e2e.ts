import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { infoBox } from './support/page-parts'
import { pagePaths } from './support/pages'
import { product } from './support/product'

const killProcessGroup = (pid: number) => execFileSync('kill', ['-KILL', '--', `-${pid}`])
const waitForResponse = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('with the database, the CMS and the intake all stopped, every page still opens', async ({ page }) => {
  const { siteUrl, cmsUrl, databaseDir, pids } = product()
  const postmaster = Number(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  killProcessGroup(pids.cms)
  killProcessGroup(pids.intake)
  killProcessGroup(pids.worker)
  process.kill(postmaster, 'SIGQUIT')
  await expect.poll(() => waitForResponse(cmsUrl)).toBe(false)

  const paths = pagePaths()
  expect(paths.length).toBeGreaterThan(40)
  for (const pagePath of paths) {
    const response = await fetch(siteUrl + pagePath, { redirect: 'manual' })
    expect(response.status, pagePath).toBe(200)
  }
  await page.goto(`${siteUrl}/proyectos/condominios/santorini`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(infoBox(page)).toContainText('US$')

  // The page shows when the worker last wrote the lot states.
  const liveFile = await fetch(`${siteUrl}/live/lots-santorini.json`)
  const { asOf } = (await liveFile.json()) as { asOf: string }
  await page.goto(`${siteUrl}/proyectos/condominios/santorini/lotes?manzana=A`)
  const time = new Intl.DateTimeFormat('es-PE', {
    timeZone: 'America/Lima',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  await expect(page.getByText(new RegExp(`Actualizado .*${time.format(new Date(asOf))}`))).toBeVisible()
})

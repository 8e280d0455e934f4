// The page of the referral programme; its form is in referral.e2e.ts.
import { expect, test } from '@playwright/test'
import { product } from './support/product'

const referrals = () => `${product().siteUrl}/referidos`

test('the page is headed "Refiere y gana" and offers the rewards first, then the form', async ({ page }) => {
  await page.goto(referrals())
  await expect(page.locator('h1')).toHaveText('Refiere y gana')
  const buttons = page.locator('.picture-head__cta a')
  expect(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('href')))).toEqual([
    '#referred-steps',
    '#referred-form',
  ])
})

test('the programme pays S/200 for the first, S/500 from the second on, a gift card of S/200, and no dollars', async ({
  page,
}) => {
  await page.goto(referrals())
  const rewards = page.locator('#referred-steps')
  await expect(rewards).toContainText(/S\/\s*200(?!\d)/)
  await expect(rewards).toContainText(/S\/\s*500(?!\d)/)
  await expect(page.locator('.prizes dt')).toHaveText([
    'S/ 200 por el primero',
    'S/ 500 desde el segundo',
    'Tarjeta de regalo de S/ 200',
  ])
  await expect(page.locator('main')).not.toContainText('$')
})

test('the buttons of the referral page lead from block to block down to the form', async ({ page }) => {
  await page.goto(referrals())
  const main = page.locator('main')
  for (const [button, target] of [
    [main.locator('a[href="#referred-steps"]').first(), '#referred-steps'],
    [main.locator('#referred-steps a[href="#referred-pasos"]'), '#referred-pasos'],
    [main.locator('#referred-pasos a[href="#referred-form"]').first(), '#referred-form'],
  ] as const) {
    await button.click()
    const underHeader = () =>
      page.evaluate((target) => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
        return edge(target, 'top') - edge('.header__bar', 'bottom')
      }, target)
    await expect.poll(underHeader, `${target} under the header`).toBeLessThan(24)
    expect(await underHeader()).toBeGreaterThanOrEqual(0)
  }
  await expect(page.locator('#referred-form form')).toBeVisible()
})

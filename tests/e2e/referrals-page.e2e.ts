// The page of the referral programme; referral.e2e.ts covers its form.
import { expect, test } from '@playwright/test'
import { formOf } from './support/forms'
import { main, navigation, section } from './support/page-parts'
import { open } from './support/site'

test('the page has the title "REFIERE y GANA" and shows the rewards first, then the form', async ({ page }) => {
  await open(page, '/referidos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REFIERE y GANA')
  const buttons = section(page, 'REFIERE y GANA').getByRole('link')
  expect(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('href')))).toEqual([
    '#referred-steps',
    '#referred-form',
  ])
})

for (const [path, course, list, prizes] of [
  [
    '/referidos',
    'Cada amigo cuenta',
    'Lo que puedes recibir',
    ['S/ 200 por el primero', 'S/ 500 desde el segundo', 'Tarjeta de regalo de S/ 200'],
  ],
  [
    '/en/referrals',
    'Every friend counts',
    'What you can receive',
    ['S/ 200 for the first', 'S/ 500 from the second on', 'S/ 200 gift card'],
  ],
] as const)
  test(`${path} offers S/200 for the first, S/500 from the second on, a gift card of S/200, and no dollars`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(section(page, course).getByRole('listitem')).toHaveText([/^S\/\s200\D/, /^S\/\s500\D/])
    await expect(section(page, list).getByRole('term')).toHaveText([...prizes])
    await expect(main(page)).not.toContainText('$')
  })

test('the buttons of the referral page scroll from block to block down to the form', async ({ page }) => {
  await open(page, '/referidos')
  for (const [from, name, target] of [
    ['REFIERE y GANA', 'Ver recompensas', '#referred-steps'],
    ['Cada amigo cuenta', 'Cómo funciona', '#referred-pasos'],
    ['Cuatro pasos, bien explicados', /ir al formulario$/, '#referred-form'],
  ] as const) {
    await section(page, from).getByRole('link', { name }).first().click()
    const underHeader = async () => {
      const [bar, block] = [await navigation(page).boundingBox(), await page.locator(target).boundingBox()]
      return (block?.y ?? Number.NaN) - (bar ? bar.y + bar.height : Number.NaN)
    }
    await expect.poll(underHeader, `${target} under the header`).toBeLessThan(24)
    expect(await underHeader()).toBeGreaterThanOrEqual(0)
  }
  await expect(formOf(page, 'referral')).toBeVisible()
})

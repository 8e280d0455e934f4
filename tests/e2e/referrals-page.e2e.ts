// referral.e2e.ts tests the form of this page.
import { expect, test } from '@playwright/test'
import { formOf } from './support/forms'
import { main, navigation, section } from './support/page-parts'
import { open } from './support/site'

test('the referral page has the title "REFIERE y GANA" and links to the rewards and to the form', async ({ page }) => {
  await open(page, '/referidos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REFIERE y GANA')
  const buttons = section(page, 'REFIERE y GANA').getByRole('link')
  expect(await buttons.evaluateAll((elements) => elements.map((button) => button.getAttribute('href')))).toEqual([
    '#referred-steps',
    '#referred-form',
  ])
})

for (const [path, rewardSection, rewardList, rewards] of [
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
  test(`${path} offers S/200 for the first referral, S/500 from the second on and a gift card of S/200, and shows no dollars`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(section(page, rewardSection).getByRole('listitem')).toHaveText([/^S\/\s200\D/, /^S\/\s500\D/])
    await expect(section(page, rewardList).getByRole('term')).toHaveText([...rewards])
    await expect(main(page)).not.toContainText('$')
  })

test('each button of the referral page scrolls to its section, and the last one back to the form', async ({ page }) => {
  await open(page, '/referidos')
  for (const [sourceSection, name, target] of [
    ['REFIERE y GANA', 'Ver recompensas', '#referred-steps'],
    ['Cada amigo cuenta', 'Cómo funciona', '#referred-pasos'],
    ['Cuatro pasos, bien explicados', /ir al formulario$/, '#referred-form'],
  ] as const) {
    await section(page, sourceSection).getByRole('link', { name }).first().click()
    const readGapBelowHeader = async () => {
      const [headerBox, targetBox] = [await navigation(page).boundingBox(), await page.locator(target).boundingBox()]
      return (targetBox?.y ?? Number.NaN) - (headerBox ? headerBox.y + headerBox.height : Number.NaN)
    }
    const isUnderHeader = async () => {
      const gap = await readGapBelowHeader()
      return gap >= 0 && gap < 24
    }
    await expect.poll(isUnderHeader, `${target} under the header`).toBe(true)
  }
  await expect(formOf(page, 'referral')).toBeVisible()
})

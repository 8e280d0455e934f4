// Each role from the invitation in its mailbox to its rooms, in Spanish: and no door to the others.
import { expect, type Page, test } from '@playwright/test'
import { oneTimeCode, stepAt } from '@sillar/platform/second-factor/one-time-code'
import { signIn } from './support/cms'
import { accessFaults } from './support/page-checks'
import { acceptInvitation } from './support/panel'
import { product } from './support/product'

const content = ['Proyectos', 'Noticias', 'Campañas', 'Imágenes y archivos', 'Página de inicio']
const asked = ['Contactos', 'Envíos de referidos', 'Personas referidas']
const machines = ['Envíos', 'Intentos de envío']
const all = [
  ...content,
  ...asked,
  ...machines,
  'Reclamos y quejas',
  'Consentimientos',
  'Usuarios',
  'Registro de accesos',
]

const rooms: Record<string, { sees: string[]; needsPhone: boolean; closed: string }> = {
  admin: { sees: all, needsPhone: true, closed: 'collections/complaint-counters' },
  manager: {
    sees: [...content, ...asked, ...machines, 'Reclamos y quejas', 'Consentimientos'],
    needsPhone: true,
    closed: 'collections/users',
  },
  marketing: { sees: [...content, 'Contactos'], needsPhone: false, closed: 'collections/complaints' },
  sales: {
    sees: ['Proyectos', 'Campañas', ...asked, 'Consentimientos'],
    needsPhone: true,
    closed: 'collections/complaints',
  },
  'customer-service': {
    sees: ['Proyectos', 'Campañas', 'Reclamos y quejas', 'Consentimientos'],
    needsPhone: true,
    closed: 'collections/leads',
  },
  privacy: { sees: [...asked, 'Reclamos y quejas', 'Consentimientos'], needsPhone: true, closed: 'collections/news' },
}

async function connectPhone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Conecta tu teléfono' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
  expect(await accessFaults(page.getByRole('main'))).toEqual([])
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  const code = page.getByRole('textbox', { name: 'Código' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  await code.fill(oneTimeCode(key, stepAt(Date.now())))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
}

for (const [role, { sees, needsPhone, closed }] of Object.entries(rooms))
  test(`${role} is invited, signs in and finds its own rooms`, async ({ page }) => {
    const email = `${role}-${Date.now()}@sillarymar.example`
    await (await signIn()).inviteStaff({ name: 'Rosa', email, role })
    await acceptInvitation(page, email)
    if (needsPhone) await connectPhone(page)
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: sees[0] ?? '', exact: true })).toBeAttached()
    for (const room of all)
      await expect(menu.getByRole('link', { name: room, exact: true }), room).toHaveCount(sees.includes(room) ? 1 : 0)
    const behind = await page.goto(`${product().cmsUrl}/admin/${closed}`)
    expect(behind?.status()).toBe(404)
  })

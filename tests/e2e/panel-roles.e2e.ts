// Each role from the invitation in its mailbox to its rooms, in Spanish: and no door to the others.
import { expect, test } from '@playwright/test'
import { product } from './support/product'
import { enterAsNew } from './support/staff'

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

for (const [role, { sees, needsPhone, closed }] of Object.entries(rooms))
  test(`${role} is invited, signs in and finds its own rooms`, async ({ page }) => {
    await enterAsNew(page, role, needsPhone)
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: sees[0] ?? '', exact: true })).toBeAttached()
    for (const room of all)
      await expect(menu.getByRole('link', { name: room, exact: true }), room).toHaveCount(sees.includes(room) ? 1 : 0)
    const behind = await page.goto(`${product().cmsUrl}/admin/${closed}`)
    expect(behind?.status()).toBe(404)
  })

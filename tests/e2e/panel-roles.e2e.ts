// Each role from the mailed invitation to its own pages, in Spanish, without access to the others.
import { expect, test } from '@playwright/test'
import { enterAsNewcomer } from './support/newcomer'
import { product } from './support/product'

const content = ['Proyectos', 'Noticias', 'Campañas', 'Imágenes y archivos', 'Página de inicio']
const asked = ['Envíos de referidos', 'Personas referidas']
/** Sales staff find submissions at their desk. */
const referralDesk = ['Referidos', 'Personas referidas']
const machines = ['Envíos', 'Intentos de envío']
const all = [
  'Contactos',
  ...content,
  ...asked,
  'Referidos',
  ...machines,
  'Reclamos y quejas',
  'Solicitudes de privacidad',
  'Consentimientos',
  'Usuarios',
  'Registro de accesos',
]

const rooms: Record<string, { sees: string[]; closed: string; isAtDesk?: true }> = {
  admin: {
    sees: all.filter((room) => !['Contactos', 'Envíos de referidos'].includes(room)),
    closed: 'collections/complaint-counters',
    isAtDesk: true,
  },
  manager: {
    sees: [...content, ...referralDesk, ...machines, 'Reclamos y quejas', 'Consentimientos'],
    closed: 'collections/users',
    isAtDesk: true,
  },
  marketing: { sees: [...content, 'Contactos'], closed: 'collections/complaints' },
  sales: {
    sees: ['Proyectos', 'Campañas', ...referralDesk, 'Consentimientos'],
    closed: 'collections/complaints',
    isAtDesk: true,
  },
  'customer-service': {
    sees: ['Proyectos', 'Campañas', 'Reclamos y quejas', 'Consentimientos'],
    closed: 'collections/leads',
  },
  privacy: {
    sees: ['Contactos', ...asked, 'Reclamos y quejas', 'Solicitudes de privacidad', 'Consentimientos'],
    closed: 'collections/news',
  },
}

for (const [role, { sees, closed, isAtDesk = false }] of Object.entries(rooms))
  test(`${role} is invited, signs in and finds its own pages`, async ({ page }) => {
    await enterAsNewcomer(page, { name: 'Rosa', role })
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: sees[0] ?? '', exact: true })).toBeAttached()
    for (const room of all)
      await expect(menu.getByRole('link', { name: room, exact: true }), room).toHaveCount(sees.includes(room) ? 1 : 0)
    // Sales staff see the same people at their desk, with the number of those who wait.
    await expect(menu.getByRole('link', { name: /^Consultas/ })).toHaveCount(isAtDesk ? 1 : 0)
    const behind = await page.goto(`${product().cmsUrl}/admin/${closed}`)
    expect(behind?.status()).toBe(404)
  })

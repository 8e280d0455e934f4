import { expect, test } from '@playwright/test'
import { signInAsNewStaff } from './support/new-staff'
import { product } from './support/product'

const contentCollections = ['Proyectos', 'Noticias', 'Campañas', 'Imágenes y archivos', 'Página de inicio']
const referralCollections = ['Envíos de referidos', 'Personas referidas']
/** Menu links of roles that use the referral desk instead of the list of referral submissions. */
const referralDesk = ['Referidos', 'Personas referidas']
const deliveryCollections = ['Envíos', 'Intentos de envío']
const allLinks = [
  'Contactos',
  ...contentCollections,
  ...referralCollections,
  'Referidos',
  ...deliveryCollections,
  'Reclamos y quejas',
  'Solicitudes de privacidad',
  'Consentimientos',
  'Usuarios',
  'Registro de accesos',
]

const pagesByRole: Record<string, { visibleLinks: string[]; forbiddenPath: string; isAtDesk?: true }> = {
  admin: {
    visibleLinks: allLinks.filter((linkName) => !['Contactos', 'Envíos de referidos'].includes(linkName)),
    forbiddenPath: 'collections/complaint-counters',
    isAtDesk: true,
  },
  manager: {
    visibleLinks: [
      ...contentCollections,
      ...referralDesk,
      ...deliveryCollections,
      'Reclamos y quejas',
      'Consentimientos',
    ],
    forbiddenPath: 'collections/users',
    isAtDesk: true,
  },
  marketing: { visibleLinks: [...contentCollections, 'Contactos'], forbiddenPath: 'collections/complaints' },
  sales: {
    visibleLinks: ['Proyectos', 'Campañas', ...referralDesk, 'Consentimientos'],
    forbiddenPath: 'collections/complaints',
    isAtDesk: true,
  },
  'customer-service': {
    visibleLinks: ['Proyectos', 'Campañas', 'Reclamos y quejas', 'Consentimientos'],
    forbiddenPath: 'collections/leads',
  },
  privacy: {
    visibleLinks: [
      'Contactos',
      ...referralCollections,
      'Reclamos y quejas',
      'Solicitudes de privacidad',
      'Consentimientos',
    ],
    forbiddenPath: 'collections/news',
  },
}

for (const [role, { visibleLinks, forbiddenPath, isAtDesk = false }] of Object.entries(pagesByRole))
  test(`${role} signs in from the invitation and sees only the pages of that role`, async ({ page }) => {
    await signInAsNewStaff(page, { name: 'Rosa', role })
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: visibleLinks[0] ?? '', exact: true })).toBeAttached()
    for (const linkName of allLinks)
      await expect(menu.getByRole('link', { name: linkName, exact: true }), linkName).toHaveCount(
        visibleLinks.includes(linkName) ? 1 : 0,
      )
    // The link to the sales desk also shows the number of waiting leads.
    await expect(menu.getByRole('link', { name: /^Consultas/ })).toHaveCount(isAtDesk ? 1 : 0)
    const response = await page.goto(`${product().cmsUrl}/admin/${forbiddenPath}`)
    expect(response?.status()).toBe(404)
  })

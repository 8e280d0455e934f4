import { expect, test } from '@playwright/test'
import { signInAsNewStaff } from './support/new-staff'
import { panelMenu, unfoldMenu } from './support/panel'
import { findViolationsOfPage } from './support/panel-accessibility'
import { product } from './support/product'

const contentCollections = ['Proyectos', 'Noticias', 'Campañas', 'Imágenes y archivos', 'Página de inicio']
const deliveryCollections = ['Envíos', 'Intentos de envío']
const allLinks = [
  'Consultas',
  ...contentCollections,
  'Referidos',
  'Personas referidas',
  ...deliveryCollections,
  'Reclamos y quejas',
  'Solicitudes de privacidad',
  'Consentimientos',
  'Cuentas',
  'Registro de accesos',
]

/** The pages of each role, and the first links of its menu. The referral desk also lists the referred persons. */
const pagesByRole: Record<string, { visibleLinks: string[]; firstLinks: string[]; forbiddenPath: string }> = {
  admin: {
    visibleLinks: allLinks.filter((linkName) => linkName !== 'Personas referidas'),
    firstLinks: ['Inicio', 'Cuentas', 'Envíos', 'Publicaciones del sitio', 'Registro de accesos'],
    forbiddenPath: 'collections/complaint-counters',
  },
  manager: {
    visibleLinks: [
      ...contentCollections,
      ...deliveryCollections,
      'Consultas',
      'Referidos',
      'Reclamos y quejas',
      'Consentimientos',
    ],
    firstLinks: ['Inicio', 'Equipo', 'Embudo', 'Consultas', 'Lotes', 'Referidos', 'Reclamos y quejas'],
    forbiddenPath: 'collections/users',
  },
  marketing: {
    visibleLinks: [...contentCollections, 'Consultas'],
    firstLinks: ['Inicio', 'Calendario', 'Noticias', 'Proyectos', 'Campañas', 'Imágenes y archivos', 'Embudo'],
    forbiddenPath: 'collections/complaints',
  },
  sales: {
    visibleLinks: ['Proyectos', 'Campañas', 'Consultas', 'Referidos', 'Consentimientos'],
    firstLinks: ['Inicio', 'Consultas', 'Visitas', 'Lotes', 'Cotizaciones', 'Referidos'],
    forbiddenPath: 'collections/complaints',
  },
  'customer-service': {
    visibleLinks: ['Proyectos', 'Campañas', 'Reclamos y quejas', 'Consentimientos'],
    firstLinks: ['Inicio', 'Reclamos y quejas', 'Plantillas de respuesta', 'Libro de Reclamaciones'],
    forbiddenPath: 'collections/leads',
  },
  privacy: {
    visibleLinks: [
      'Consultas',
      'Referidos',
      'Personas referidas',
      'Reclamos y quejas',
      'Solicitudes de privacidad',
      'Consentimientos',
    ],
    firstLinks: ['Inicio', 'Solicitudes de privacidad', 'Registro de datos personales', 'Consentimientos'],
    forbiddenPath: 'collections/news',
  },
}

for (const [role, { visibleLinks, firstLinks, forbiddenPath }] of Object.entries(pagesByRole))
  test(`${role} signs in from the invitation and sees only the pages of that role, each once and the daily pages first and accessible`, async ({
    page,
  }) => {
    await signInAsNewStaff(page, { name: 'Rosa', role })
    const links = panelMenu(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    // Some links also show how many records are waiting.
    const linkNames = async () => (await links.allInnerTexts()).map((text) => text.split(',')[0]?.trim() ?? '')
    expect((await linkNames()).slice(0, firstLinks.length)).toEqual(firstLinks)
    const dailyUrls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    await unfoldMenu(page)
    const names = await linkNames()
    expect(names.filter((name) => allLinks.includes(name)).toSorted()).toEqual(visibleLinks.toSorted())
    expect(new Set(names).size).toBe(names.length)
    const response = await page.goto(`${product().cmsUrl}/admin/${forbiddenPath}`)
    expect(response?.status()).toBe(404)

    // panel-accessibility.e2e.ts checks the other pages.
    for (const url of dailyUrls.slice(0, firstLinks.length)) expect(await findViolationsOfPage(page, url)).toEqual([])
  })

import { expect, test } from '@playwright/test'
import { changeAndPublish, openPanel } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { product } from './support/product'

/** Returns the status and target of a path as nginx serves it. */
async function get(path: string) {
  const response = await fetch(product().siteUrl + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

test('after the slug of a project is changed in the panel, its old URLs redirect to the new page', async ({ page }) => {
  test.setTimeout(400_000)
  const cms = await createCmsRecords()
  const { id } = await cms.find('projects', 'slug', 'coral')
  try {
    await openPanel(page, `/collections/projects/${id}?locale=es`)
    // The form loses text that is typed before hydration.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#field-slug')).toHaveValue('coral')
    await changeAndPublish(async () => {
      await page.locator('#field-slug').fill('coral-norte')
      await page.getByRole('button', { name: 'Publicar cambios' }).click()
      await expect(page.getByText(/^Publicado, todavía no en línea/)).toBeVisible({ timeout: 30_000 })
    })
    expect(await get('/proyectos/condominios/coral-norte')).toEqual([200, null])
    expect(await get('/proyectos/condominios/coral')).toEqual([301, '/proyectos/condominios/coral-norte'])
    expect(await get('/en/projects/condominiums/coral?utm_source=mail')).toEqual([
      301,
      '/en/projects/condominiums/coral-norte?utm_source=mail',
    ])
    expect(await get('/proyectos/condominios/coral/lotes')).toEqual([301, '/proyectos/condominios/coral-norte/lotes'])

    await page.goto(`${product().siteUrl}/proyectos/condominios/coral`)
    await expect(page).toHaveURL(/\/proyectos\/condominios\/coral-norte$/)

    await openPanel(page, '/collections/redirects')
    await expect(page.getByRole('row').filter({ hasText: '/proyectos/condominios/coral-norte' })).toHaveCount(1)
  } finally {
    await changeAndPublish(async () => {
      await cms.publish('projects', id, { slug: 'coral' })
    })
  }
  // The page has its old URL again, so the redirect from it is removed and the other URL redirects to it.
  expect(await get('/proyectos/condominios/coral')).toEqual([200, null])
  expect(await get('/proyectos/condominios/coral-norte')).toEqual([301, '/proyectos/condominios/coral'])
})

test('staff add a redirect by hand, and the panel rejects redirects that cannot work', async () => {
  const cms = await createCmsRecords()
  for (const [from, to, field, message] of [
    ['/proyectos', '/nosotros', 'from', /hay una página publicada/],
    ['/api/leads', '/nosotros', 'from', /el servidor la usa/],
    ['/viejo', 'https://otro.example/', 'to', /debe ser una página de este sitio/],
    ['/viejo', '/no-existe', 'to', /no hay ninguna página publicada/],
    ['/viejo', '/viejo', 'to', /darían vueltas/],
  ] as const) {
    const { status, fieldErrors } = await cms.create('redirects', { from, to })
    expect([from, to, status]).toEqual([from, to, 400])
    expect(fieldErrors[field]).toMatch(message)
  }
  let id = ''
  await changeAndPublish(async () => {
    const { status, doc } = await cms.create('redirects', { from: '/antigua/pagina.php', to: '/nosotros' })
    expect([status, doc.from]).toEqual([201, '/antigua/pagina.php'])
    id = doc.id
  })
  expect(await get('/antigua/pagina.php')).toEqual([301, '/nosotros'])
  await changeAndPublish(async () => {
    await cms.remove('redirects', id)
  })
  expect(await get('/antigua/pagina.php')).toEqual([404, null])
})

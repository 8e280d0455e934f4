import { expect, test } from '@playwright/test'
import { product } from './support/product'

const look = async (path: string) => {
  const response = await fetch(product().siteUrl + path, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    headers: response.headers,
  }
}

for (const [from, status, to] of [
  ['/privacy-policy', 301, '/en/privacy-policy'],
  ['/news', 301, '/en/news'],
  ['/nosotros/', 301, '/nosotros'],
  ['/una-pagina-que-no-existe', 302, '/'],
  ['/en/a-page-that-does-not-exist', 302, '/en'],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    expect(await look(from)).toMatchObject({ status, location: to })
  })
}

test('an unknown project or article answers 404 with help in the language of its address', async () => {
  const spanish = await look('/proyectos/condominios/no-existe')
  expect(spanish.status).toBe(404)
  expect(spanish.text).toContain('lang="es')
  expect(spanish.text).toContain('/proyectos/condominios/santorini')
  const english = await look('/en/news/999')
  expect(english.status).toBe(404)
  expect(english.text).toContain('lang="en')
  expect(english.text).toContain('/en/projects/')
})

test('a page names its own address and the other language, and the other page names it back', async () => {
  const spanish = (await look('/proyectos/condominios/santorini')).text
  const english = (await look('/en/projects/condominiums/santorini')).text
  for (const page of [spanish, english]) {
    expect(page).toMatch(/hreflang="es-PE" href="[^"]+\/proyectos\/condominios\/santorini"/)
    expect(page).toMatch(/hreflang="en" href="[^"]+\/en\/projects\/condominiums\/santorini"/)
    expect(page).toMatch(/hreflang="x-default" href="[^"]+\/proyectos\/condominios\/santorini"/)
  }
  expect(spanish).toMatch(/rel="canonical" href="[^"]+\/proyectos\/condominios\/santorini"/)
  expect(english).toMatch(/rel="canonical" href="[^"]+\/en\/projects\/condominiums\/santorini"/)
})

test('pages carry a policy that allows no inline script without its hash', async () => {
  const { text, headers } = await look('/proyectos/condominios/santorini')
  const policy = text.match(/http-equiv="content-security-policy" content="([^"]+)"/i)?.[1] ?? ''
  expect(policy).toContain('script-src')
  expect(policy).toContain('sha256-')
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

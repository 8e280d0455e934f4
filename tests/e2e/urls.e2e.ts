import { expect, test } from '@playwright/test'
import { samplePages } from './support/pages'
import { product } from './support/product'

const fetchPage = async (path: string) => {
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
  ['/nosotros/equipo', 302, '/'],
  ['/zonas', 302, '/'],
  ['/en/a-page-that-does-not-exist', 302, '/en'],
  ['/en/about/team', 302, '/en'],
] as const) {
  test(`${from} redirects to ${to}`, async () => {
    expect(await fetchPage(from)).toMatchObject({ status, location: to })
  })
}

for (const [path, language, helpLink] of [
  ['/proyectos/condominios/no-existe', 'es', '/proyectos/condominios/santorini'],
  ['/proyectos/multifamiliares/no-existe', 'es', '/proyectos/condominios/santorini'],
  ['/noticias/999', 'es', '/proyectos/condominios/santorini'],
  ['/zonas/no-existe', 'es', '/proyectos/condominios/santorini'],
  ['/plano-que-no-existe.pdf', 'es', '/proyectos/condominios/santorini'],
  ['/en/projects/condominiums/nothing', 'en', '/en/projects/'],
  ['/en/projects/apartments/nothing', 'en', '/en/projects/'],
  ['/en/news/999', 'en', '/en/projects/'],
  ['/en/areas/nowhere', 'en', '/en/projects/'],
  ['/en/no-such-plan.pdf', 'en', '/en/projects/'],
] as const)
  test(`${path} responds with 404 and help in the language of its URL`, async () => {
    const { status, text } = await fetchPage(path)
    expect(status).toBe(404)
    expect(text).toContain(`lang="${language}`)
    // Checks only <main>, because the menu of every page has the same links.
    expect(text.split('<main')[1]?.split('</main>')[0]).toContain(helpLink)
  })

const unindexedPaths = ['/maintenance', '/en/maintenance', '/referidos/estado', '/en/referrals/status']

/** Returns the canonical URL of a page and its URL in each language. */
async function readLanguageUrls(path: string) {
  const { text } = await fetchPage(path)
  const alternates = text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
  return {
    canonical: text.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? null,
    languages: Object.fromEntries([...alternates].map(([, language, href]) => [language, href])),
  }
}

test('every kind of page has a canonical URL and hreflang links that match those of the page in the other language', async () => {
  const { siteUrl } = product()
  const indexedPaths = samplePages().filter((path) => !unindexedPaths.includes(path))
  expect(indexedPaths).toHaveLength(42)
  for (const path of indexedPaths) {
    const { canonical, languages } = await readLanguageUrls(path)
    expect(canonical).toBe(siteUrl + path)
    expect(Object.keys(languages).sort(), path).toEqual(['en', 'es-PE', 'x-default'])
    expect(languages['x-default']).toBe(languages['es-PE'])
    const isEnglish = /^\/en(\/|$)/.test(path)
    expect(languages[isEnglish ? 'en' : 'es-PE']).toBe(siteUrl + path)
    const otherUrl = languages[isEnglish ? 'es-PE' : 'en'] ?? ''
    expect(await readLanguageUrls(otherUrl.replace(siteUrl, ''))).toEqual({ canonical: otherUrl, languages })
  }
})

test('the maintenance page and the referral status page are not indexed', async () => {
  for (const path of unindexedPaths) {
    expect((await fetchPage(path)).text).toContain('<meta name="robots" content="noindex"')
    expect(await readLanguageUrls(path)).toEqual({ canonical: null, languages: {} })
  }
})

test('the content security policy of a page allows inline scripts only by hash', async () => {
  const { text, headers } = await fetchPage('/proyectos/condominios/santorini')
  const policy = text.match(/http-equiv="content-security-policy" content="([^"]+)"/i)?.[1] ?? ''
  expect(policy).toContain('script-src')
  expect(policy).toContain('sha256-')
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the content security policy of a page allows no connection to other hosts', async () => {
  const { text } = await fetchPage('/proyectos/condominios/santorini')
  const policy =
    text.match(/http-equiv="content-security-policy" content="([^"]+)"/i)?.[1]?.replaceAll('&#39;', "'") ?? ''
  const rules = Object.fromEntries(policy.split(';').map((rule) => rule.trim().split(/\s+(.*)/s)))
  expect(rules).toMatchObject({
    'default-src': "'self'",
    'connect-src': "'self' blob:",
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'form-action': "'self'",
  })
})

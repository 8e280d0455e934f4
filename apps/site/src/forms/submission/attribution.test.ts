import { expect, test } from 'vitest'
import { attributionOf, nextAttribution } from './attribution'

const site = 'https://www.company.example'

test('stores the campaign parameters, the referrer and the landing page of the first page view', () => {
  const url = `${site}/proyectos/condominios/santorini?utm_source=ig&utm_medium=social&utm_campaign=verano&utm_term=lote&utm_content=a`
  expect(attributionOf({ url, referrer: 'https://www.instagram.com/' })).toEqual({
    utmSource: 'ig',
    utmMedium: 'social',
    utmCampaign: 'verano',
    utmTerm: 'lote',
    utmContent: 'a',
    referrer: 'https://www.instagram.com/',
    landingPage:
      '/proyectos/condominios/santorini?utm_source=ig&utm_medium=social&utm_campaign=verano&utm_term=lote&utm_content=a',
  })
})

test('stores only the landing page of a page view without campaign parameters', () => {
  expect(JSON.parse(JSON.stringify(attributionOf({ url: `${site}/`, referrer: '' })))).toEqual({ landingPage: '/' })
})

test('ignores the site itself as a referrer', () => {
  expect(attributionOf({ url: `${site}/nosotros`, referrer: `${site}/` }).referrer).toBeUndefined()
})

test('truncates long values to the limits of the server', () => {
  const longText = 'x'.repeat(900)
  const attribution = attributionOf({
    url: `${site}/?utm_source=${longText}`,
    referrer: `https://other.example/${longText}`,
  })
  expect(attribution.utmSource).toHaveLength(200)
  expect(attribution.referrer).toHaveLength(500)
  expect(attribution.landingPage).toHaveLength(500)
})

test('keeps the first page view and adds the first link of a referrer', () => {
  const view = (path: string) => ({ url: `${site}${path}`, referrer: '' })
  const first = nextAttribution(undefined, view('/nosotros?utm_source=ig'))
  const second = nextAttribution(first, view('/?referido=0a1b2c3d4e5f&utm_source=whatsapp'))
  expect(second).toMatchObject({
    utmSource: 'ig',
    landingPage: '/nosotros?utm_source=ig',
    referralCode: '0a1b2c3d4e5f',
  })
  expect(nextAttribution(second, view('/?referido=ffffffffffff')).referralCode).toBe('0a1b2c3d4e5f')
})

test('stores the click id of an advertisement separately from the landing page', () => {
  const url = `${site}/?utm_source=google&gclid=Cj0-a_b&utm_campaign=verano`
  expect(attributionOf({ url, referrer: '' })).toMatchObject({
    gclid: 'Cj0-a_b',
    landingPage: '/?utm_source=google&utm_campaign=verano',
  })
})

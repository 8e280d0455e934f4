import { expect, test } from 'vitest'
import { attributionOf } from './attribution'

const site = 'https://www.company.example'

test('keeps campaign parameters, referrer and landing page of the first page view', () => {
  const address = `${site}/proyectos/condominios/santorini?utm_source=ig&utm_medium=social&utm_campaign=verano&utm_term=lote&utm_content=a`
  expect(attributionOf({ address, referrer: 'https://www.instagram.com/' })).toEqual({
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

test('keeps only the landing page without campaign parameters', () => {
  expect(JSON.parse(JSON.stringify(attributionOf({ address: `${site}/`, referrer: '' })))).toEqual({ landingPage: '/' })
})

test('ignores our own pages as referrer', () => {
  expect(attributionOf({ address: `${site}/nosotros`, referrer: `${site}/` }).referrer).toBeUndefined()
})

test('truncates values to what the server accepts', () => {
  const long = 'x'.repeat(900)
  const attribution = attributionOf({
    address: `${site}/?utm_source=${long}`,
    referrer: `https://other.example/${long}`,
  })
  expect(attribution.utmSource).toHaveLength(200)
  expect(attribution.referrer).toHaveLength(500)
  expect(attribution.landingPage).toHaveLength(500)
})

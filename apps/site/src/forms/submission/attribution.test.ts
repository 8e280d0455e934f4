import { expect, test } from 'vitest'
import { attributionOf } from './attribution'

const site = 'https://www.sillarymar.example'

test('campaign marks, referrer and landing page of the first view are kept', () => {
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

test('without marks only the landing page is known', () => {
  expect(JSON.parse(JSON.stringify(attributionOf({ address: `${site}/`, referrer: '' })))).toEqual({ landingPage: '/' })
})

test('our own pages are no referrer', () => {
  expect(attributionOf({ address: `${site}/nosotros`, referrer: `${site}/` }).referrer).toBeUndefined()
})

test('no value grows beyond what the server takes', () => {
  const long = 'x'.repeat(900)
  const kept = attributionOf({ address: `${site}/?utm_source=${long}`, referrer: `https://other.example/${long}` })
  expect(kept.utmSource).toHaveLength(200)
  expect(kept.referrer).toHaveLength(500)
  expect(kept.landingPage).toHaveLength(500)
})

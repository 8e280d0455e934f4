import { readEnv } from '@app/platform/env/read-env'
import { adVariables, metaVariables } from '@app/platform/env/variables'
import { expect, test } from 'vitest'
import { adSettings } from './ad-settings'

const settings = (env: Record<string, string>) => adSettings(readEnv({ ...adVariables, ...metaVariables }, env))
const meta = { META_DATASET_ID: '555', META_CONVERSIONS_TOKEN: 'meta-conversions-token' }
const google = {
  GOOGLE_ADS_CUSTOMER_ID: '1234567890',
  GOOGLE_ADS_DEVELOPER_TOKEN: 'developer',
  GOOGLE_ADS_CLIENT_ID: 'client',
  GOOGLE_ADS_CLIENT_SECRET: 'secret',
  GOOGLE_ADS_REFRESH_TOKEN: 'refresh',
  GOOGLE_ADS_CONVERSIONS: 'contacted=71, won=74, lost=75',
}

test('reports to no platform without settings', () => {
  expect(settings({})).toEqual({ consentVersions: [], meta: undefined, google: undefined })
})

test('reports to no platform until AD_CONSENT_VERSIONS lists a consent text', () => {
  expect(settings({ ...meta, ...google })).toMatchObject({ meta: undefined, google: undefined })
})

test('reports to each platform whose settings are complete', () => {
  const versions = { AD_CONSENT_VERSIONS: '2026-12, 2027-01' }
  expect(settings({ ...versions, ...meta })).toMatchObject({
    consentVersions: ['2026-12', '2027-01'],
    meta: { datasetId: '555' },
    google: undefined,
  })
  expect(settings({ ...versions, ...google }).google?.conversionActions).toEqual({ contacted: '71', won: '74' })
})

test.each(Object.keys(google))('Google Ads is off without %s', (name) => {
  const { [name as keyof typeof google]: _, ...rest } = google
  expect(settings({ AD_CONSENT_VERSIONS: '2026-12', ...rest }).google).toBeUndefined()
})

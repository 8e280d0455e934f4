import { campaign } from '@app/domain/snapshot/campaign.schema'
import { describe, expect, test } from 'vitest'
import { campaigns } from './all-campaigns'

const campaignsRunningAt = (instant: string) =>
  campaigns
    .filter(
      ({ startsAt, endsAt }) =>
        Date.parse(startsAt) <= Date.parse(instant) && Date.parse(instant) <= Date.parse(endsAt),
    )
    .map(({ key }) => key)

describe('campaigns', () => {
  test.each(campaigns.map((record) => [record.key, record] as const))(
    'defines the campaign %s according to the content schema',
    (_key, record) => {
      expect(campaign.safeParse(record).error).toBeUndefined()
      expect(Date.parse(record.startsAt)).toBeLessThan(Date.parse(record.endsAt))
    },
  )

  test('gives each campaign a unique key and keeps the keys of old links', () => {
    const keys = campaigns.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['promociones2', 'terminos6', 'terminos7', 'terminos8']))
  })

  test.each([
    ['2025-01-01T04:59:59-05:00', ['sorteo-bahia-serena']],
    ['2025-12-31T21:00:00-05:00', ['referidos-2025']],
    ['2025-10-31T23:59:59-05:00', ['terminos8', 'referidos-2025']],
    ['2026-10-31T23:59:59-05:00', []],
    ['2026-11-15T12:00:00-05:00', ['verano-en-mejia']],
    ['2027-02-01T00:00:00-05:00', []],
  ])('lists the campaigns running at %s', (instant, keys) => {
    expect(campaignsRunningAt(instant)).toEqual(keys)
  })

  test.each(campaigns.map((record) => [record.key, record] as const))(
    'states eligibility, dates and jurisdiction in the terms and conditions of %s',
    (_key, record) => {
      const spanish = record.terms.map((block) => block.text.es).join('\n')
      for (const clause of [
        '18 años',
        'Residir en el Perú',
        'hora de Lima',
        'Ley N.º\u00a029733',
        'modificar o cancelar',
      ]) {
        expect(spanish).toContain(clause)
      }
      expect(spanish).toContain('juzgados civiles de Arequipa')
    },
  )
})

import { campaign } from '@app/domain/snapshot/campaign.schema'
import { describe, expect, test } from 'vitest'
import { campaigns } from './all-campaigns'

const runningOn = (instant: string) =>
  campaigns
    .filter((one) => Date.parse(one.startsAt) <= Date.parse(instant) && Date.parse(instant) <= Date.parse(one.endsAt))
    .map((one) => one.key)

describe('campaigns', () => {
  test.each(campaigns.map((one) => [one.key, one] as const))('%s matches the content schema', (_key, one) => {
    expect(campaign.safeParse(one).error).toBeUndefined()
    expect(Date.parse(one.startsAt)).toBeLessThan(Date.parse(one.endsAt))
  })

  test('each has its own key, and the keys of old links are kept', () => {
    const keys = campaigns.map((one) => one.key)
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
  ])('running on %s', (instant, keys) => {
    expect(runningOn(instant)).toEqual(keys)
  })

  test.each(campaigns.map((one) => [one.key, one] as const))(
    '%s says who may join, until when and before which court',
    (_key, one) => {
      const spanish = one.terms.map((block) => block.text.es).join('\n')
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

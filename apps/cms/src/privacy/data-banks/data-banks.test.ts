import { expect, test } from 'vitest'
import { collectionRules } from '../../platform/access/access-table'
import { dataBanks } from './data-banks'

test('every collection with personal data is in exactly one data bank', () => {
  const personal = Object.keys(collectionRules).filter((slug) => collectionRules[slug]?.personal)
  const listed = dataBanks.flatMap(({ collections }) => collections)
  expect(personal.filter((slug) => !listed.includes(slug))).toEqual([])
  expect(listed.filter((slug, index) => listed.indexOf(slug) !== index)).toEqual([])
  expect(listed.filter((slug) => !(slug in collectionRules))).toEqual([])
})

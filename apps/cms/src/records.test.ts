import { expect, test } from 'vitest'
import { collectionRules } from './platform/access/access-table'
import { collections } from './records'

const personalCollections = collections.filter(({ slug }) => collectionRules[slug]?.personal && slug !== 'users')

test.each(personalCollections.map((config) => [config.slug, config] as const))(
  'the list of %s cannot be filtered or searched by personal fields, which would put personal data into the URL',
  (slug, { fields, admin }) => {
    const names = collectionRules[slug]?.personal?.fields ?? []
    for (const field of fields)
      if ('name' in field && names.includes(field.name)) expect(field.admin).toMatchObject({ disableListFilter: true })
    const searchableFields = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
    expect(searchableFields.filter((name) => names.includes(name))).toEqual([])
  },
)

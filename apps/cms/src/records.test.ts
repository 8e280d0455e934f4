import { expect, test } from 'vitest'
import { collectionRules } from './platform/access/access-table'
import { collections } from './records'

const personal = collections.filter(({ slug }) => collectionRules[slug]?.personal && slug !== 'users')

test.each(personal.map((config) => [config.slug, config] as const))(
  'the list of %s puts no personal data into the URL, neither by filter nor by search',
  (slug, { fields, admin }) => {
    const names = collectionRules[slug]?.personal?.fields ?? []
    for (const field of fields)
      if ('name' in field && names.includes(field.name)) expect(field.admin).toMatchObject({ disableListFilter: true })
    const searched = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
    expect(searched.filter((name) => names.includes(name))).toEqual([])
  },
)

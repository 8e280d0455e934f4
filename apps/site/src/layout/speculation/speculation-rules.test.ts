import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules'

type Rule = { where: { and: { href_matches?: string[]; not?: { href_matches?: string[] } }[] }; eagerness: string }
const rules = JSON.parse(speculationRules) as { prefetch: Rule[]; prerender: Rule[] }

test('prerenders the next steps of a buyer in both languages, and only when the visitor presses their link', () => {
  const [rule] = rules.prerender
  expect(rule?.eagerness).toBe('conservative')
  expect(rule?.where.and[0]?.href_matches).toEqual(
    expect.arrayContaining([
      '/proyectos/condominios/*/lotes',
      '/en/projects/apartments/*/units',
      '/cotizador',
      '/en/visit',
    ]),
  )
})

test.each([['prefetch'], ['prerender']] as const)(
  'excludes forms, downloads and the panel from every %s rule',
  (kind) => {
    for (const { where } of rules[kind])
      expect(where.and[1]?.not?.href_matches).toEqual(
        expect.arrayContaining(['/api/*', '/folletos/*', '/media/*', '/admin/*']),
      )
  },
)

test('contains no character that ends a script element', () => expect(speculationRules).not.toContain('<'))

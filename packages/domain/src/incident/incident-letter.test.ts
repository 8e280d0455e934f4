import { expect, test } from 'vitest'
import { authorityLetter, isUnfinished, peopleLetter } from './incident-letter'

const facts = {
  reference: 'INC-2026-001',
  what: 'Se perdió una laptop.',
  foundAt: new Date('2026-11-18T15:00:00Z'),
  company: 'Inmobiliaria Demo',
  affectedCount: 34,
  measures: ['se cambió la clave', 'se bloqueó el equipo'],
}

test('the letter to the authority names the incident, its time, the number of records and the measures', () => {
  const letter = authorityLetter(facts)
  for (const text of ['INC-2026-001', 'Se perdió una laptop.', ': 34.', 'se cambió la clave; se bloqueó el equipo'])
    expect(letter).toContain(text)
  expect(authorityLetter({ ...facts, measures: [] })).toContain('[qué se hizo y qué se hará]')
})

test.each(['es', 'en'] as const)('a letter in %s is unfinished until its square brackets are replaced', (locale) => {
  const letter = peopleLetter(facts, locale)
  expect(letter).toContain('Se perdió una laptop.')
  expect(isUnfinished(letter)).toBe(true)
  expect(isUnfinished(letter.replaceAll(/\[[^\]]+\]/g, 'listo'))).toBe(false)
})

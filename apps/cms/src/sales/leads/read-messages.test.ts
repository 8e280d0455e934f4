import { expect, test } from 'vitest'
import { linksTo } from './read-messages'

const person = {
  firstName: 'Ana',
  phone: '+51987654321',
  email: 'ana@example.test',
  reference: 'SM-7K4Q-2D9F',
  locale: 'es' as const,
  project: 'santorini',
}
const template = { whatsApp: 'Sobre {proyecto}', mailSubject: '{proyecto}', mailBody: '{proyecto}' }
const values = { templates: { es: template, en: template }, project: 'Santorini', adviser: 'Luz' }
const textOf = (link: string) => new URL(link).searchParams.get('text')

test('a message names the project of the lead', () => {
  expect(textOf(linksTo(person, values).whatsApp)).toBe('Sobre Santorini')
})

test.each([
  ['es', 'Sobre nuestros proyectos'],
  ['en', 'Sobre our projects'],
] as const)('a message about a general question names no project, in %s', (locale, text) => {
  const lead = { ...person, locale, project: 'general' }
  expect(textOf(linksTo(lead, { ...values, project: 'Consulta general' }).whatsApp)).toBe(text)
})

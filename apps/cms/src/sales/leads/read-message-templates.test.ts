import { expect, test } from 'vitest'
import { contactLinks } from './read-message-templates'

const person = {
  firstName: 'Ana',
  phone: '+51987654321',
  email: 'ana@example.test',
  reference: 'SM-7K4Q-2D9F',
  locale: 'es' as const,
  project: 'santorini',
}
const template = { whatsApp: 'Sobre {proyecto}', mailSubject: '{proyecto}', mailBody: '{proyecto}' }
const values = { templates: { es: template, en: template }, project: 'Santorini', salespersonName: 'Luz' }
const textOf = (link: string) => new URL(link).searchParams.get('text')

test('names the project of the lead in a message', () => {
  expect(textOf(contactLinks(person, values).whatsApp)).toBe('Sobre Santorini')
})

test.each([
  ['es', 'Sobre nuestros proyectos'],
  ['en', 'Sobre our projects'],
] as const)('names no project in a message about a general question in %s', (locale, text) => {
  const lead = { ...person, locale, project: 'general' }
  expect(textOf(contactLinks(lead, { ...values, project: 'Consulta general' }).whatsApp)).toBe(text)
})

// Checks the facts about the company against the specification.
import { expect, test } from 'vitest'
import { home } from './home'
import { siteSettings } from './site-settings'

test('states the three claims of the company in both languages', () => {
  expect(home.claims.map(({ figure, text }) => [figure, text.es, text.en])).toEqual([
    [10, 'años de experiencia', 'years of experience'],
    [10, 'proyectos inmobiliarios', 'real-estate projects'],
    [1000, 'familias felices', 'happy families'],
  ])
})

test('lists two certifications and a planned third one', () => {
  expect(home.certifications.map(({ name }) => name)).toEqual(['ISO 9001', 'ISO 14001', 'EDGE'])
  expect(home.certifications[2]?.detail).toEqual({ es: 'En proyecto', en: 'Planned' })
})

test('lists the offices in Arequipa and Lima', () => {
  expect(siteSettings.offices.map(({ city }) => city)).toEqual(['Arequipa', 'Lima'])
})

test('starts the copyright line with 2024', () => {
  expect(siteSettings.copyrightFrom).toBe(2024)
})

test('links to four social networks', () => {
  expect(siteSettings.socials.map(({ network }) => network)).toEqual(['facebook', 'instagram', 'tiktok', 'youtube'])
})

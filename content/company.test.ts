// What the specification says about the company itself.
import { expect, test } from 'vitest'
import { home } from './home'
import { siteSettings } from './site-settings'

test('the company makes its three claims in both languages', () => {
  expect(home.claims.map(({ figure, text }) => [figure, text.es, text.en])).toEqual([
    [10, 'años de experiencia', 'years of experience'],
    [10, 'proyectos inmobiliarios', 'real-estate projects'],
    [1000, 'familias felices', 'happy families'],
  ])
})

test('the company has two certificates and plans a third', () => {
  expect(home.certifications.map(({ name }) => name)).toEqual(['ISO 9001', 'ISO 14001', 'EDGE'])
  expect(home.certifications[2]?.detail).toEqual({ es: 'En proyecto', en: 'Planned' })
})

test('the company has an office in Arequipa and one in Lima', () => {
  expect(siteSettings.offices.map(({ city }) => city)).toEqual(['Arequipa', 'Lima'])
})

test('the copyright line starts with 2024', () => {
  expect(siteSettings.copyrightFrom).toBe(2024)
})

test('the company is on four networks', () => {
  expect(siteSettings.socials.map(({ network }) => network)).toEqual(['facebook', 'instagram', 'tiktok', 'youtube'])
})

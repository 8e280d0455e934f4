import { expect, test } from 'vitest'
import { languageOfRequest } from './page-language'

test.each([
  ['/api/lead', undefined, 'es'],
  ['/api/lead', 'https://www.example.test/visita', 'es'],
  ['/api/lead', 'https://www.example.test/entrada', 'es'],
  ['/api/lead', 'https://www.example.test/en', 'en'],
  ['/api/lead', 'https://www.example.test/en/quote?project=coral', 'en'],
  ['/api/appointments', 'https://www.example.test/api/appointments?place=coral&lang=en', 'en'],
  ['/api/appointments', 'https://www.example.test/api/appointments?place=coral', 'es'],
  ['/api/appointments/move?lang=en', undefined, 'en'],
  ['/api/appointments/move?lang=es', undefined, 'es'],
])('answers %s from %s in the language of the page: %s', (url, referer, language) => {
  expect(languageOfRequest({ url, headers: { referer } })).toBe(language)
})

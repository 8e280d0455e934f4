import { expect, test } from 'vitest'
import { news } from './all-news'

test.each([
  ['punctual clients', 2, /puntual/i, /punctual|on time/i],
  ['prepaid trip', 7, /Huacachina/, /Huacachina/],
  ['Lima sales room', 4, /sala de ventas.*Lima|Lima.*sala de ventas/i, /Lima.*sales room|sales room.*Lima/i],
  ['beach condominium', 3, /Bahía Serena/, /Bahía Serena/],
  ['apartments', 5, /O2|departamentos/, /O2|apartments/],
] as const)('has an article about %s', (_topic, number, es, en) => {
  const article = news.find((candidate) => candidate.number === number)
  expect(`${article?.title.es} ${article?.summary.es}`).toMatch(es)
  expect(`${article?.title.en} ${article?.summary.en}`).toMatch(en)
})

test('states the date of the launch figures and the current area of Bahía Serena', () => {
  const launch = news.find(({ number }) => number === 3)
  expect(launch?.body.es).toMatch(/Al 17\sde\smarzo de 2025.*100\sm².*US\$\s12,750.*US\$\s149 al mes, sin intereses/)
  expect(launch?.body.en).toMatch(/17\sMarch 2025.*100\sm².*US\$\s12,750.*US\$\s149 a month and no interest/)
  expect(launch?.body.es).toContain('{area:bahia-serena}')
  expect(launch?.body.en).toContain('{area:bahia-serena}')
})

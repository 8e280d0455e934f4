import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { priceLine } from './price-line'
import { projectBySlug } from './projects'
import { withSnapshot } from './snapshot'

const priceOf = (fields: Parameters<typeof sampleProject>[0]) =>
  withSnapshot(sampleSnapshot({ projects: [sampleProject({ slug: 'santorini', ...fields })] }), async () =>
    priceLine(projectBySlug('santorini', 'es'), 'es'),
  )
const withSpaces = (texts: readonly string[] | undefined) => texts?.map((text) => text.replaceAll('\u00a0', ' '))

test('shows instalment, down payment and list price, which add up to the cent', async () => {
  const price = await priceOf({ monthlyFromUsd: 206, months: 60 })
  expect(price?.label).toBe('60 cuotas mensuales, sin intereses, desde')
  expect(withSpaces(price?.amounts)).toEqual(['US$ 206.00', 'S/ 793.10*'])
  expect(price?.parts.map(({ name, amounts }) => [name, withSpaces(amounts)])).toEqual([
    ['Inicial, 20 %', ['US$ 3,090.00', 'S/ 11,896.50']],
    ['Precio de lista desde', ['US$ 15,450.00', 'S/ 59,482.50']],
  ])
  expect(price?.total).toBe('La inicial y las 60 cuotas suman el precio de lista.')
})

test('says that the down payment and the list price are on request if the term is not published', async () => {
  const price = await priceOf({ monthlyFromUsd: 520, months: null })
  expect(withSpaces(price?.amounts)).toEqual(['US$ 520', 'S/ 2,002*'])
  expect(price?.parts.map(({ amounts }) => amounts)).toEqual([['Por consultar'], ['Por consultar']])
})

test('shows no price for a sold-out project', async () => {
  expect(await priceOf({ monthlyFromUsd: 520, months: null, soldOut: true })).toBeNull()
})

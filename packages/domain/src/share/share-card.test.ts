import { expect, test } from 'vitest'
import { sampleLot } from '../lot/lot.fixture'
import { sampleProject, sampleSnapshot } from '../snapshot/sample-snapshot.fixture'
import { shareCardAlt, shareCards, shareImagePrefix } from './share-card'

const snapshot = sampleSnapshot({
  projects: [
    sampleProject({ monthlyFromUsd: 250, answers: null }),
    sampleProject({ slug: 'o2', kind: 'apartment', name: 'O2', monthlyFromUsd: 139, months: 36, order: 2 }),
    sampleProject({ slug: 'killa', kind: 'apartment', name: 'Killa', monthlyFromUsd: 99, soldOut: true, order: 3 }),
    sampleProject({ slug: 'zafiro', name: 'Zafiro', monthlyFromUsd: 400, months: null, order: 4 }),
  ],
  lots: [sampleLot({ project: 'o2', code: '3-01', unitType: 'A' })],
})
const cardOf = (page: string) => shareCards(snapshot).find((card) => card.page === page)
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('each page has one card, with its own file', () => {
  const cards = shareCards(snapshot)
  const prefixes = cards.map(({ page }) => shareImagePrefix(page))
  expect(new Set(prefixes).size).toBe(cards.length)
  expect(prefixes).toEqual(
    expect.arrayContaining(['/share/inicio.', '/share/en.', '/share/noticias-1.', '/share/en-quote.']),
  )
})

test('the card of a project states place, instalment in both currencies and term', () => {
  const card = cardOf('/proyectos/condominios/santorini')
  expect(card).toMatchObject({
    title: ['', 'Santorini'],
    text: 'Mejía, Arequipa',
    price: { label: 'Cuota mensual desde' },
    term: ['60 meses', 'sin intereses'],
  })
  expect(card?.price?.amounts.map(plain)).toEqual(['US$ 250', 'S/ 963'])
  expect(card?.figures).toEqual(card?.price?.amounts)
})

test('the card of a project without a term states only the instalment', () => {
  expect(cardOf('/en/projects/condominiums/zafiro')).toMatchObject({
    term: null,
    price: { label: 'Monthly instalment from' },
  })
})

test('the card of a sold-out project has no price', () => {
  expect(cardOf('/proyectos/multifamiliares/killa')).toMatchObject({
    price: null,
    term: null,
    figures: [],
    status: { title: ['Vendido', 'al 100%'] },
  })
})

test('the card of the home page states the lowest instalment of a project that is for sale, with its term', () => {
  const card = cardOf('/')
  expect(card?.price?.amounts.map(plain)).toEqual(['US$ 139', 'S/ 535'])
  expect(card?.term).toEqual(['36 meses', 'sin intereses'])
})

test('the card of the apartments of a building has no price, because its page has one per apartment', () => {
  expect(cardOf('/en/projects/apartments/o2/units')).toMatchObject({
    title: ['Choose your', 'apartment'],
    text: 'O2. Mejía, Arequipa',
    price: null,
    figures: [],
  })
})

test('a card is marked as a demonstration only if its figures are invented', () => {
  expect(cardOf('/')?.demo).toBe('Demostración')
  expect(shareCards({ ...snapshot, lots: [] })[0]?.demo).toBeNull()
})

test('the alt text of a card repeats the texts of the card', () => {
  const altOf = (page: string) => {
    const card = cardOf(page)
    return card && plain(shareCardAlt(card))
  }
  expect(altOf('/proyectos/condominios/santorini')).toBe(
    'Santorini. Mejía, Arequipa. Cuota mensual desde US$ 250 | S/ 963. 60 meses sin intereses',
  )
  expect(altOf('/en/projects/apartments/killa')).toBe(
    'Killa. Mejía, Arequipa. 100% sold out. Waiting list for the next building',
  )
})

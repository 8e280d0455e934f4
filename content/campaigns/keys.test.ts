import { expect, test } from 'vitest'
import { campaigns } from './all-campaigns'

test.each([
  ['promociones2', 'Sorteo de pelotas de fútbol'],
  ['terminos6', 'Gira el dado'],
  ['terminos7', 'Open house Bahía Serena'],
  ['terminos8', 'Campaña de octubre'],
  ['viaje-huacachina', 'Viaje a Huacachina'],
])('keeps the key %s of old links for the campaign "%s"', (key, title) => {
  expect(campaigns.filter((campaign) => campaign.key === key).map((campaign) => campaign.title.es)).toEqual([title])
})

import { expect, test } from 'vitest'
import { featureBoxes } from './feature-boxes'

const noBoxes = { infoBoxes: [] }
const lot = { kind: 'condominium' as const, minAreaM2: 100, months: 60, at: { name: 'Mejía' }, infoBox: noBoxes }

test('shows the boxes that staff wrote', () => {
  const box = { icon: 'key' as const, value: '2027', text: 'Entrega', highlighted: false, bold: false }
  expect(featureBoxes({ ...lot, infoBox: { infoBoxes: [box] } }, 'es')).toEqual([box])
})

test.each([
  ['a condominium', lot, ['100\u00a0m²', '60 meses']],
  ['a condominium without months', { ...lot, months: null }, ['100\u00a0m²', 'Consultar']],
  ['an apartment building', { ...lot, kind: 'apartment' as const, at: { name: 'Lima' } }, ['100\u00a0m²', 'Lima']],
])('shows default boxes for %s if staff wrote none', (_case, project, values) => {
  expect(featureBoxes(project, 'es').map(({ value }) => value)).toEqual(values)
})

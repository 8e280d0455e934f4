import { expect, test } from 'vitest'
import { saidOnce } from './about'

test('a figure that an old record repeats is shown once, from where it is kept', () => {
  const claims = [{ value: '+12', text: 'años de experiencia' }]
  const record = [
    { value: '+10', text: 'años de experiencia' },
    { value: '3', text: 'ciudades' },
  ]
  expect(saidOnce([...claims, ...record])).toEqual([claims[0], record[1]])
})

import { expect, test } from 'vitest'
import { scriptAddress } from './script-address'

const delivery = { id: '7f1c', reference: 'N° 000 000001-2026' }
const told = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('the script learns the key, the delivery and the code', () => {
  const address = scriptAddress('https://script.example.test/s/A1/exec', 'secret', delivery, { currency: 'PEN' })
  expect(address).toMatch(/^https:\/\/script\.example\.test\/s\/A1\/exec\?/)
  expect(told(address)).toEqual({ key: 'secret', delivery: '7f1c', reference: 'N° 000 000001-2026', currency: 'PEN' })
})

test('an address with a query of its own keeps it, and no key is made up', () => {
  expect(told(scriptAddress('https://script.example.test/exec?sheet=2', undefined, delivery))).toEqual({
    sheet: '2',
    delivery: '7f1c',
    reference: 'N° 000 000001-2026',
  })
})

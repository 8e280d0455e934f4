import { expect, test } from 'vitest'
import { tellApart } from './read-accounts'

test('adds the e-mail address to accounts with the same name only', () => {
  const accounts = [
    { id: '1', name: 'Ana Solís', email: 'ana@casa.example' },
    { id: '2', name: 'Olga Prado', email: 'olga@casa.example' },
    { id: '3', name: 'Olga Prado ', email: 'olga.prado@casa.example' },
  ]
  expect(tellApart(accounts).map(({ name }) => name)).toEqual([
    'Ana Solís',
    'Olga Prado (olga@casa.example)',
    'Olga Prado (olga.prado@casa.example)',
  ])
})

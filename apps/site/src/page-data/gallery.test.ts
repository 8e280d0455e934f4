import { expect, test } from 'vitest'
import { wordsIn } from './gallery'

test('a plan is shown with the words of the page’s language alone, and keeps what is the same in both', () => {
  const plan =
    '<text lang="es" x="1">Cocina</text><text lang="en" display="none" x="1">Kitchen</text><text x="2">6.7 m²</text>'
  expect(wordsIn(plan, 'es')).toBe('<text x="1">Cocina</text><text x="2">6.7 m²</text>')
  expect(wordsIn(plan, 'en')).toBe('<text x="1">Kitchen</text><text x="2">6.7 m²</text>')
})

import { expect, test } from 'vitest'
import { inertMarkup } from './inert-markup'

const drawing = (inside: string) => `<?xml version="1.0"?>\n<svg viewBox="0 0 1 1">${inside}</svg>`

test('a drawing of shapes and words is shown from its svg tag on', () => {
  expect(inertMarkup(drawing('<path d="M0 0"/><text>Mejía</text>'), 'map')).toMatch(/^<svg viewBox/)
})

test.each([
  '<script>alert(1)</script>',
  '<path onload="alert(1)"/>',
  '<foreignObject><p/></foreignObject>',
  '<a href="javascript:alert(1)"/>',
  '<use xlink:href="https://example.com/x.svg#a"/>',
  '<set attributeName="href"/>',
])('a drawing with %s is refused', (inside) => {
  expect(() => inertMarkup(drawing(inside), 'logo')).toThrow('active content')
})

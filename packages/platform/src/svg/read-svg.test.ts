import { expect, test } from 'vitest'
import { readSvg } from './read-svg'

const svg = (markup: string, attributes = '') =>
  `<?xml version="1.0"?>\n<svg viewBox="0 0 10 10"${attributes}>${markup}</svg>`

test('returns the view box, the fill and the unchanged inner markup of an SVG', () => {
  const markup = '<g><path d="M0 0"/>\n  <text x="1">Mejía &amp; Mollendo &#241;</text></g>'
  expect(readSvg(svg(markup, ' fill="#1c284c"'))).toEqual({
    viewBox: '0 0 10 10',
    fill: '#1c284c',
    content: { es: markup, en: markup },
    ground: null,
    shapes: [],
  })
  expect(readSvg('<svg><path/></svg>')).toMatchObject({ viewBox: null, fill: null })
})

test('returns the labels of each language, and includes labels without a language in both', () => {
  const { content } = readSvg(
    svg(
      '<text lang="es" x="1">Cocina</text><text lang="en" display="none" x="1">Kitchen</text><text x="2">6.7 m²</text>',
    ),
  )
  expect(content).toEqual({
    es: '<text x="1">Cocina</text><text x="2">6.7 m²</text>',
    en: '<text x="1">Kitchen</text><text x="2">6.7 m²</text>',
  })
})

test('returns only the shapes of lots, and the ground without these shapes', () => {
  const { shapes, ground, content } = readSvg(
    svg(`<rect width="10" height="10"/><polygon points="0,0 1,0 1,1"/><polygon id="pool" points="0,0 1,0 1,1"/>
      <g><polygon id='lot-a-01' points="0,0 4,0 4,4 0,4"/><polygon points="5,0 9,0 9,4" id="lot-a-02"></polygon></g>`),
  )
  expect(shapes).toEqual([
    { id: 'lot-a-01', points: '0,0 4,0 4,4 0,4' },
    { id: 'lot-a-02', points: '5,0 9,0 9,4' },
  ])
  expect(ground?.es).not.toContain('lot-')
  expect(ground?.es).toContain('<polygon points="0,0 1,0 1,1"/><polygon id="pool" points="0,0 1,0 1,1"/>')
  expect(content.en).toContain('id="lot-a-01"')
})

test.each([
  '<script>alert(1)</script>',
  '<s:script>alert(1)</s:script>',
  '<path onload="alert(1)"/>',
  "<path ONLOAD='alert(1)'/>",
  '<foreignObject><p/></foreignObject>',
  '<a href="javascript:alert(1)"/>',
  '<a href="&#106;avascript:alert(1)"/>',
  '<use xlink:href="https://example.com/x.svg#a"/>',
  '<set attributeName="href"/>',
  '<animateTransform attributeName="href"/>',
])('rejects an SVG with %s', (markup) => {
  expect(() => readSvg(svg(markup))).toThrow('active content')
})

test('accepts an SVG with references to its own parts and embedded images', () => {
  const markup = '<use href="#a"/><image href="data:image/png;base64,AAAA"/>'
  expect(readSvg(svg(markup)).content.es).toBe(markup)
})

test.each(['', 'no markup', '<html><body/></html>'])('rejects %j, which is not an SVG', (text) => {
  expect(() => readSvg(text)).toThrow('not an SVG')
})

import { readSvg } from '@app/platform/svg/read-svg'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg'

const openTag = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
const svg = (children: string) => `${openTag}<path d="M0 0h9v9z"/>${children}</svg>`

/** Loads the markup in a page that runs scripts. Returns what ran and what could run later. */
function findThreats(markup: string) {
  const { window } = new JSDOM(`<body>${markup}</body>`, { runScripts: 'dangerously' })
  const elements = [...window.document.querySelectorAll('*')]
  const attributes = elements.flatMap((element) => [...element.attributes])
  return {
    ran: window.__ran,
    elements: elements
      .map(({ localName }) => localName)
      .filter((name) => /script|foreign|iframe|img|style$|^set$|^animate$/i.test(name)),
    attributes: attributes.filter(
      ({ name, value }) => /^on/i.test(name) || /script:|https?:\/\/(?!www\.w3)/i.test(value),
    ),
  }
}
const noThreats = { ran: undefined, elements: [], attributes: [] }

const attacks = [
  '<path onload="window.__ran=1"/>',
  '<script>window.__ran=1</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">window.__ran=1</s:script>',
  '<a xlink:href="&#106;avascript:window.__ran=1"><text>x</text></a>',
  '<a href="java&#10;script:window.__ran=1"><text>x</text></a>',
  '<use href="data:image/svg+xml;base64,PHN2Zy8+"/><use href="https://evil.example/x.svg#a"/>',
  '<image href="https://evil.example/pixel.png" onerror="window.__ran=1"/>',
  '<set attributeName="onmouseover" to="window.__ran=1"/>',
  '<animate attributeName="href" values="javascript:window.__ran=1"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="window.__ran=1"/></body></foreignObject>',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  '<rect style="fill:url(https://evil.example/x)"/>',
  '<title><style><a title="&lt;/style>&lt;img src=x onerror=window.__ran=1>"/></style></title>',
  '<text><![CDATA[</text></svg><img src=x onerror=window.__ran=1>]]></text>',
  '<?xml-stylesheet href="https://evil.example/x.css"?><!--><img src="x" onerror="window.__ran=1"-->',
]

test.each(attacks)('removes %s and keeps the shapes', (attack) => {
  const cleanMarkup = cleanSvg(Buffer.from(svg(attack))) ?? ''
  expect(cleanMarkup).toContain('<path d="M0 0h9v9z"/>')
  expect(findThreats(cleanMarkup)).toEqual(noThreats)
  expect(readSvg(cleanMarkup).content.es).toContain('<path d="M0 0h9v9z"/>')
})

test.each(['utf-16le', 'utf-16be'] as const)('decodes an SVG in %s like a browser', (encoding) => {
  for (const byteOrderMark of ['\ufeff', '']) {
    const bytes = Buffer.from(byteOrderMark + svg('<script>window.__ran=1</script>'), 'utf16le')
    const cleanMarkup = cleanSvg(encoding === 'utf-16le' ? bytes : bytes.swap16()) ?? ''
    expect(cleanMarkup).toContain('<path d="M0 0h9v9z"/>')
    expect(findThreats(cleanMarkup)).toEqual(noThreats)
  }
})

test.each([
  ['markup that is not XML', svg('<path/onload=window.__ran=1>')],
  ['an HTML page', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
  ['an SVG without namespace', '<svg><script>1</script></svg>'],
  ['an SVG with entities', `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`],
  ['a binary file', '\xff\xff\xff'],
  ['an empty file', ''],
])('rejects %s', (_, markup) => {
  expect(cleanSvg(Buffer.from(markup, 'latin1'))).toBeUndefined()
})

test('keeps ids, gradients, internal references, embedded images and accessible names', () => {
  const children =
    '<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient>' +
    '<g role="img" aria-label="Playa" font-family="Geologica SM"><rect fill="url(#a)" style="stroke:#123"/></g>' +
    '<text text-anchor="middle">Ñ &amp; ñ</text><use href="#a"/><image href="data:image/png;base64,AAAA" width="9"/>'
  const cleanMarkup = cleanSvg(Buffer.from(`<?xml version="1.0"?>\n<!-- made by hand -->\n${svg(children)}`))
  expect(cleanMarkup).toBe(svg(children))
})

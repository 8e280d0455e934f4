import { expect, test } from 'vitest'
import { htmlOf, renderMarkdown } from './markdown'

const html = (text: string) => htmlOf(text).trim()

test('escapes raw HTML, in blocks and inline', () => {
  expect(html('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html('Hola <img src=x onerror=alert(1)> mundo')).toBe('<p>Hola &lt;img src=x onerror=alert(1)&gt; mundo</p>')
})

test.each([
  ['[Bases](/terminos-y-condiciones)', '<p><a href="/terminos-y-condiciones">Bases</a></p>'],
  [
    '[INDECOPI](https://example.org/a?b=1&c=2)',
    '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener">INDECOPI</a></p>',
  ],
  ['[correo](mailto:a@example.org)', '<p><a href="mailto:a@example.org">correo</a></p>'],
  ['[malo](javascript:alert(1))', '<p>malo</p>'],
  ['[malo](//example.org)', '<p>malo</p>'],
  ['[malo](data:text/html,x)', '<p>malo</p>'],
])('renders %s as %s', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('keeps "e-mail" on one line and does not change URLs that contain the word', () => {
  expect(html('By e-mail: [write](/e-mail)')).toBe(
    '<p>By <span class="unbroken">e-mail</span>: <a href="/e-mail">write</a></p>',
  )
})

test('gives headings an id and lists them for a table of contents', () => {
  const text = '## 1. Quién & qué\n\n## 2. Quién & qué\n\n### `Otro` **más**'
  const { headings } = renderMarkdown(text)
  expect(headings).toEqual([
    { id: 'quien-que', level: 2, text: '1. Quién & qué' },
    { id: 'quien-que-2', level: 2, text: '2. Quién & qué' },
    { id: 'otro-mas', level: 3, text: 'Otro más' },
  ])
  expect(html(text)).toContain('<h3 id="otro-mas"><code>Otro</code> <strong>más</strong></h3>')
})

test('splits the HTML at an image of the media collection', () => {
  const { parts, headings } = renderMarkdown('Antes.\n\n![](media:playa)\n\n## Después\n\n![](media:piscina)')
  expect(parts).toEqual([
    { html: '<p>Antes.</p>\n' },
    { imageKey: 'playa' },
    { html: '<h2 id="despues">Después</h2>\n' },
    { imageKey: 'piscina' },
  ])
  expect(headings).toHaveLength(1)
})

test('drops external images and inline images', () => {
  expect(html('![Playa](https://example.org/a.jpg)')).toBe('<p>Playa</p>')
  expect(html('Mira ![](media:playa) esto')).toBe('<p>Mira  esto</p>')
})

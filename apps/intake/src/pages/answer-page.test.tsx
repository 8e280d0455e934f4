import { createHash } from 'node:crypto'
import { brand } from '@app/brand/brand'
import { expect, test } from 'vitest'
import { AnswerPage, PAGE_POLICY } from './answer-page'
import { Choices, Facts, Items } from './answer-parts'
import { renderPage } from './render-page'

test('escapes every text that a visitor typed', () => {
  const attack = `"><script>alert('x')</script>&`
  const page = renderPage(
    <AnswerPage
      locale="es"
      title={attack}
      text={attack}
      reference={attack}
      nextLink={{ href: attack, label: attack }}
      back={{ href: attack, label: attack }}
    >
      <Items items={[attack]} />
      <Facts facts={[{ name: attack, value: attack, note: attack }]} />
      <Choices action={attack} choices={[{ label: attack, fields: { [attack]: attack } }]} />
    </AnswerPage>,
  )
  expect(page).not.toContain('<script>')
  expect(page).not.toContain(`href=""`)
  expect(page).not.toMatch(/(action|name|value)=""/)
})

test('allows the style of the page by its hash in the content security policy', () => {
  const page = renderPage(<AnswerPage locale="en" title="a" text="b" back={{ href: '/', label: 'c' }} />)
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(PAGE_POLICY).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})

test('shows the brand header with a home link in the language of the page', () => {
  for (const [locale, home] of [
    ['es', '/'],
    ['en', '/en'],
  ] as const) {
    const page = renderPage(<AnswerPage locale={locale} title="a" text="b" back={{ href: '/x', label: 'c' }} />)
    expect(page).toMatch(
      new RegExp(`<header[^>]*><a [^>]*href="${home}"[^>]*>.*<b>${brand.wordmark.bold}</b>.*</header>`),
    )
  }
})

test('shows the code of a receipt in the brand font, and the next step before the link back', () => {
  const page = renderPage(
    <AnswerPage
      locale="es"
      title="Listo"
      text="Este es tu código:"
      reference="SM-AAAA-BBBB"
      nextLink={{ href: '/mas', label: 'Seguir' }}
      back={{ href: '/atras', label: 'Volver' }}
    />,
  )
  expect(page).toMatch(/<h1>Listo<\/h1><p>Este es tu código:<\/p><p class="code">SM-AAAA-BBBB<\/p>/)
  expect(page.indexOf('href="/mas"')).toBeLessThan(page.indexOf('href="/atras"'))
  expect(page).not.toContain('monospace')
})

test('renders no empty section in a receipt without further content', () => {
  const page = renderPage(
    <AnswerPage locale="es" title="Listo" text="Tu código:" reference="SM-1" back={{ href: '/', label: 'Volver' }}>
      {false}
    </AnswerPage>,
  )
  expect(page).not.toContain('<section class="stone">')
})

import { createHash } from 'node:crypto'
import { brand } from '@app/brand/brand'
import { expect, test } from 'vitest'
import { AnswerPage, PAGE_POLICY } from './answer-page'
import { Choices, Facts, Items } from './answer-parts'
import { renderPage } from './render-page'

test('escapes everything that a visitor typed', () => {
  const evil = `"><script>alert('x')</script>&`
  const page = renderPage(
    <AnswerPage
      locale="es"
      title={evil}
      text={evil}
      reference={evil}
      more={{ href: evil, label: evil }}
      back={{ href: evil, label: evil }}
    >
      <Items items={[evil]} />
      <Facts facts={[{ name: evil, value: evil, note: evil }]} />
      <Choices action={evil} choices={[{ label: evil, fields: { [evil]: evil } }]} />
    </AnswerPage>,
  )
  expect(page).not.toContain('<script>')
  expect(page).not.toContain(`href=""`)
  expect(page).not.toMatch(/(action|name|value)=""/)
})

test('the policy allows exactly the page’s own style', () => {
  const page = renderPage(<AnswerPage locale="en" title="a" text="b" back={{ href: '/', label: 'c' }} />)
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(PAGE_POLICY).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})

test('every page has the brand header with a home link in its language', () => {
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

test('a receipt shows its code in the brand font, and the next step before the way back', () => {
  const page = renderPage(
    <AnswerPage
      locale="es"
      title="Listo"
      text="Este es tu código:"
      reference="SM-AAAA-BBBB"
      more={{ href: '/mas', label: 'Seguir' }}
      back={{ href: '/atras', label: 'Volver' }}
    />,
  )
  expect(page).toMatch(/<h1>Listo<\/h1><p>Este es tu código:<\/p><p class="code">SM-AAAA-BBBB<\/p>/)
  expect(page.indexOf('href="/mas"')).toBeLessThan(page.indexOf('href="/atras"'))
  expect(page).not.toContain('monospace')
})

test('a receipt without further content has no empty section', () => {
  const page = renderPage(
    <AnswerPage locale="es" title="Listo" text="Tu código:" reference="SM-1" back={{ href: '/', label: 'Volver' }}>
      {false}
    </AnswerPage>,
  )
  expect(page).not.toContain('<section class="stone">')
})

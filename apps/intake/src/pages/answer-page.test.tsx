import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AnswerPage, PAGE_POLICY } from './answer-page'
import { Choices, Facts, Items } from './answer-parts'
import { renderPage } from './render-page'

test('whatever a visitor typed stays text', () => {
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

test('the policy lets exactly the page’s own style pass', () => {
  const page = renderPage(<AnswerPage locale="en" title="a" text="b" back={{ href: '/', label: 'c' }} />)
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(PAGE_POLICY).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})

test('every answer is headed by the house, with the way home in the language of the page', () => {
  for (const [locale, home] of [
    ['es', '/'],
    ['en', '/en'],
  ] as const) {
    const page = renderPage(<AnswerPage locale={locale} title="a" text="b" back={{ href: '/x', label: 'c' }} />)
    expect(page).toMatch(new RegExp(`<header[^>]*><a [^>]*href="${home}"[^>]*>.*Sillar &amp; <b>Mar</b>.*</header>`))
  }
})

test('a receipt says its code in the font of the house, and the way on before the way back', () => {
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

test('a receipt without anything else to say has no empty section below it', () => {
  const page = renderPage(
    <AnswerPage locale="es" title="Listo" text="Tu código:" reference="SM-1" back={{ href: '/', label: 'Volver' }}>
      {false}
    </AnswerPage>,
  )
  expect(page).not.toContain('<section class="stone">')
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PAGE_POLICY, renderPage } from './page'

test('whatever a visitor typed stays text', () => {
  const evil = `"><script>alert('x')</script>&`
  const page = renderPage({
    locale: 'es',
    title: evil,
    text: evil,
    reference: evil,
    items: [evil],
    note: evil,
    facts: [{ name: evil, value: evil, note: evil }],
    form: { action: evil, choices: [{ label: evil, fields: { [evil]: evil } }] },
    more: { href: evil, label: evil },
    back: { href: evil, label: evil },
  })
  expect(page).not.toContain('<script>')
  expect(page).not.toContain(`href=""`)
  expect(page).not.toMatch(/(action|name|value)=""/)
})

test('the policy lets exactly the page’s own style pass', () => {
  const page = renderPage({ locale: 'en', title: 'a', text: 'b', back: { href: '/', label: 'c' } })
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(PAGE_POLICY).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})

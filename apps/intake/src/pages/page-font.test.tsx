import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { APPOINTMENT_POLICY, AppointmentDocument } from '../appointments/appointment-document'
import { QUOTE_POLICY } from '../quotes/quote-page'
import { AnswerPage, FORM_PAGE_POLICY, PAGE_POLICY } from './answer-page'
import { FONT_PATH, fontFace } from './page-font'
import { renderPage } from './render-page'

const pages = path.resolve(import.meta.dirname, '../../../site/src/pages')

test('uses a font path that the site serves', () => {
  expect(existsSync(path.join(pages, `${FONT_PATH}.ts`))).toBe(true)
})

test.each(Object.entries({ PAGE_POLICY, FORM_PAGE_POLICY, QUOTE_POLICY, APPOINTMENT_POLICY }))(
  'the policy %s allows fonts only from our site',
  (_, policy) => {
    expect(policy).toContain("default-src 'none'; font-src 'self'; style-src 'sha256-")
  },
)

test('uses the font of the site on the pages of the intake, and allows the style that loads the font', () => {
  const appointment = renderPage(
    <AppointmentDocument locale="es" title="" otherHref="/">
      {null}
    </AppointmentDocument>,
  )
  const style = /<style>(.*?)<\/style>/s.exec(appointment)?.[1] ?? ''
  expect(style).toContain(fontFace)
  expect(APPOINTMENT_POLICY).toContain(createHash('sha256').update(style).digest('base64'))
  expect(renderPage(<AnswerPage locale="es" title="" text="" back={{ href: '/', label: '' }} />)).toContain(fontFace)
})

import { expect, test } from 'vitest'
import { previewPolicy } from './preview-policy'

const sitePolicy = "default-src 'self';connect-src 'self' blob:;form-action 'self'; script-src 'self' 'sha256-abc='"
const directives = previewPolicy(sitePolicy, 'https://panel.example').split('; ')

test('forbids a preview to submit forms, to call the API of the CMS or to be framed outside the panel', () => {
  expect(directives).toContain("form-action 'none'")
  expect(directives).toContain("frame-ancestors 'self'")
  expect(directives).toContain(
    'connect-src https://panel.example/media/ https://panel.example/vista-previa/version blob:',
  )
})

test('keeps the other directives of the site, each of them once', () => {
  expect(directives).toContain("script-src 'self' 'sha256-abc='")
  const names = directives.map((directive) => directive.split(' ')[0])
  expect(names).toEqual([...new Set(names)])
})

import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup'

test('escapes text so it cannot end an element or an attribute with either kind of quotes', () => {
  expect(escapeMarkup(`<b title="a" lang='b'>Ñ & ñ</b>`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;Ñ &amp; ñ&lt;/b&gt;',
  )
})

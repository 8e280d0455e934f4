import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup'

test('a text can end neither an element nor an attribute, whichever quotes it has', () => {
  expect(escapeMarkup(`<b title="a" lang='b'>Ñ & ñ</b>`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;Ñ &amp; ñ&lt;/b&gt;',
  )
})

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Rows } from './rows'

test('wraps an e-mail address that is wider than a phone', async () => {
  const email = `${'maria-del-carmen.'.repeat(6)}@correo.example`
  const { container } = await render(
    <div style={{ width: 320 }}>
      <Rows rows={[{ label: 'Correo electrónico', value: email }]} />
    </div>,
  )
  const list = container.querySelector('dl')
  expect(list?.clientWidth).toBe(320)
  expect(list?.scrollWidth).toBe(320)
})

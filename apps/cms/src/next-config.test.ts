import { expect, test } from 'vitest'
import config from '../next.config.mjs'

test('sends no client hint header, because it makes the browser repeat requests', async () => {
  const rules = await config.headers()
  const keys = rules.flatMap(({ headers }) => headers.map(({ key }) => key))
  expect(keys).toContain('X-Frame-Options')
  expect(keys.filter((key) => /-CH$/.test(key))).toEqual([])
})

test('every header rule has at least one header, as Next requires', async () => {
  expect((await config.headers()).filter(({ headers }) => headers.length === 0)).toEqual([])
})

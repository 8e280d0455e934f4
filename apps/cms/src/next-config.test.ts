import { expect, test } from 'vitest'
import config from '../next.config.mjs'

test('no answer has the browser ask a second time', async () => {
  const rules = await config.headers()
  const keys = rules.flatMap(({ headers }) => headers.map(({ key }) => key))
  expect(keys).toContain('X-Frame-Options')
  expect(keys.filter((key) => /-CH$/.test(key))).toEqual([])
})

test('every rule still says something, as Next asks of it', async () => {
  expect((await config.headers()).filter(({ headers }) => headers.length === 0)).toEqual([])
})

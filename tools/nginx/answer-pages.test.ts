import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answerPages, pageFile } from './answer-pages'

test.each(Object.entries(answerPages()))('ops/nginx/%s is up to date', async (name, content) => {
  expect(await readFile(pageFile(name), 'utf8'), 'run `pnpm nginx:pages`').toBe(content)
})

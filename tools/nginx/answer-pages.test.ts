import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answerPages, writtenPage } from './answer-pages'

test.each(Object.entries(answerPages()))('nginx shows %s as the intake would say it', async (name, content) => {
  expect(await readFile(writtenPage(name), 'utf8'), 'run `pnpm nginx:pages`').toBe(content)
})

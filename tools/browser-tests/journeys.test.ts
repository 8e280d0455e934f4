// A journey uses only the controls that a user has. `pnpm imports` also rejects imports of helpers that call an API or
// query the database.
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../tests/journeys')

const shortcuts: Record<string, RegExp> = {
  'a direct request': /\bfetch\(|\brequest\.|\bAPIRequest|\bapiRequest|\bsendBeacon\b|\bXMLHttpRequest\b/,
  'an intercepted request': /\.(?:route|routeFromHAR)\(/,
  'the database': /from '(?:pg|payload|postgres)'|\b(?:insert into|delete from|update \w+ set|select .+ from)\b/i,
  'a script that acts for the user': /\.evaluate(?:All|Handle)?\(|\.dispatchEvent\(|\baddInitScript\(|\baddScriptTag\(/,
  'a cookie that the test sets': /\.addCookies\(|\bsetExtraHTTPHeaders\(/,
  'a forced click': /\bforce:\s*true\b/,
  'a wait that hides a race': /\bretries\b|\.fixme\(|\.skip\(|\.fail\(/,
}

const shortcutsIn = (text: string) =>
  Object.entries(shortcuts).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

const files: string[] = []
for await (const file of glob('*.journey.ts', { cwd: folder })) files.push(file)

test('finds the journey files to check', () => expect(files).toContain('sales.journey.ts'))

test.each(files)('%s uses only the visible controls of a page', async (file) => {
  expect(shortcutsIn(await readFile(path.join(folder, file), 'utf8'))).toEqual([])
})

test.each([
  ['await fetch(url)', 'a direct request'],
  ['await page.request.post(url)', 'a direct request'],
  ["await page.route('**/api/leads', answer)", 'an intercepted request'],
  ["import pg from 'pg'", 'the database'],
  ["import { getPayload } from 'payload'", 'the database'],
  ["sql('INSERT INTO leads VALUES (1)')", 'the database'],
  ['await form.evaluate((element) => element.submit())', 'a script that acts for the user'],
  ["await button.dispatchEvent('click')", 'a script that acts for the user'],
  ['await context.addCookies([session])', 'a cookie that the test sets'],
  ['await button.click({ force: true })', 'a forced click'],
  ["test.skip('later')", 'a wait that hides a race'],
])('detects "%s" as %s', (line, what) => expect(shortcutsIn(line)).toEqual([what]))

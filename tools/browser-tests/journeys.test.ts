// A journey uses only controls that a person has. `pnpm imports` rejects imports of helpers that call an API.
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../tests/journeys')

const shortcuts: Record<string, RegExp> = {
  'a request of its own': /\bfetch\(|\brequest\.|\bAPIRequest|\bapiRequest|\bsendBeacon\b|\bXMLHttpRequest\b/,
  'a request that the page has not made': /\.(?:route|routeFromHAR)\(/,
  'the database': /from '(?:pg|payload|postgres)'|\b(?:insert into|delete from|update \w+ set|select .+ from)\b/i,
  'a script that acts for the person':
    /\.evaluate(?:All|Handle)?\(|\.dispatchEvent\(|\baddInitScript\(|\baddScriptTag\(/,
  'a cookie that nobody was given': /\.addCookies\(|\bsetExtraHTTPHeaders\(/,
  'a press on something that cannot be pressed': /\bforce:\s*true\b/,
  'a wait that hides a race': /\bretries\b|\.fixme\(|\.skip\(|\.fail\(/,
}

const shortcutsIn = (text: string) =>
  Object.entries(shortcuts).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

const files: string[] = []
for await (const file of glob('*.journey.ts', { cwd: folder })) files.push(file)

test('there are journeys', () => expect(files).toContain('sales.journey.ts'))

test.each(files)('%s uses controls only', async (file) => {
  expect(shortcutsIn(await readFile(path.join(folder, file), 'utf8'))).toEqual([])
})

test.each([
  ['await fetch(url)', 'a request of its own'],
  ['await page.request.post(url)', 'a request of its own'],
  ["await page.route('**/api/leads', answer)", 'a request that the page has not made'],
  ["import pg from 'pg'", 'the database'],
  ["import { getPayload } from 'payload'", 'the database'],
  ["sql('INSERT INTO leads VALUES (1)')", 'the database'],
  ['await form.evaluate((element) => element.submit())', 'a script that acts for the person'],
  ["await button.dispatchEvent('click')", 'a script that acts for the person'],
  ['await context.addCookies([session])', 'a cookie that nobody was given'],
  ['await button.click({ force: true })', 'a press on something that cannot be pressed'],
  ["test.skip('later')", 'a wait that hides a race'],
])('detects %s', (line, what) => expect(shortcutsIn(line)).toEqual([what]))

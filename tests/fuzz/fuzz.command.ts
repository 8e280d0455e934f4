// `pnpm test:fuzz` sends 10,000 generated requests to each endpoint and prints a table of the statuses.
// `pnpm test:fuzz 500 waiting-list` sends 500 requests to the endpoints whose name contains "waiting-list".
// `pnpm test:fuzz 'POST /api/leads$'` uses a regular expression to choose a single endpoint.
// `pnpm test:fuzz 500 --seed 7` sends the same requests in every run.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type FuzzRow, fuzzTableFile } from './fuzz-table'

const MAX_SEED = 2 ** 31 - 1

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const isNumber = (word: string) => /^\d+$/.test(word)
const cases = positionals.find(isNumber) ?? '10000'
const names = positionals.filter((word) => !isNumber(word))
const seed = values.seed ?? String(Math.floor(Math.random() * MAX_SEED))

await rm(fuzzTableFile, { force: true })
const startedAt = performance.now()
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CASES: cases, FUZZ_SEED: seed, FUZZ_NAMES: JSON.stringify(names) },
})

const lines = (await readFile(fuzzTableFile, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
const rows = lines.map((line) => JSON.parse(line) as FuzzRow)
const head = ['Endpoint', 'Requests', 'Statuses', 'Processed', 'Seconds']
const cells = rows.map(({ endpoint, requests, statuses, processed, seconds }) => [
  `\`${endpoint}\``,
  requests.toLocaleString('en'),
  Object.entries(statuses)
    .map(([code, count]) => `${code}: ${count.toLocaleString('en')}`)
    .join(', '),
  `${processed.toFixed(0)} %`,
  seconds.toFixed(0),
])
const table = [head, head.map(() => '-'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
const day = new Date().toISOString().slice(0, 10)
console.log(
  `\n${day}, commit ${commit}, ${cases} requests per endpoint, seed ${seed}, ${minutes} minutes\n\n${table}\n`,
)
if (rows.length === 0) console.error('No endpoint got requests.')
process.exit(rows.length === 0 ? 1 : (status ?? 1))

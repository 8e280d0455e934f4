// `pnpm test:faults` causes the faults of docs/reliability.md with 1,000 submissions each and prints the table.
// `pnpm test:faults --short` uses 100 submissions and only the most important faults, and takes less than 90 s.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tableFile } from './table-file'

const [first, ...rest] = process.argv.slice(2)
const isShortForm = first === '--short'
const files = isShortForm ? ['short', ...rest] : [first, ...rest].filter((word) => word !== undefined)

await rm(tableFile, { force: true })
const startedAt = performance.now()
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'faults', ...files], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: isShortForm ? 'short' : 'long' },
})
const head = ['Case', 'Submissions', 'Acknowledged', 'Delivered', 'Doubled', 'Recovery (s)']
const lines = (await readFile(tableFile, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
const rows = [head, ...lines.map((line) => (JSON.parse(line) as (string | number)[]).map(String))]
const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
const tableLines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
tableLines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${minutes} minutes\n\n${tableLines.join('\n')}\n`,
)
process.exit(status ?? 1)

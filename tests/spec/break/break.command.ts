// `pnpm coverage:break [--count 40] [--seed 7] [--only words] [--kind unit]`: draws statements, breaks what implements
// each and runs its test, which must fail. Ends with an error when more than one in twenty goes unnoticed.

import path from 'node:path'
import { parseArgs } from 'node:util'
import { allStatements } from '../all-statements'
import { brokenFile, type HeldStatement, isHeld } from '../statement'
import { breakFile, mendFile, repository } from './broken-file'
import { draw } from './draw'
import { runBrowserTests, runTest } from './run-test'
import { type Outcome, runnerOf } from './test-outcome'
import { endUnitTests } from './unit-tests'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
  },
})

const wanted = ({ says, test, where }: HeldStatement) =>
  [says, test.file, test.name, ...where].join('\n').includes(values.only) && runnerOf(test.file).includes(values.kind)

const held = allStatements.flatMap(({ statements }) => statements).filter(isHeld)
const drawn = draw(held.filter(wanted), Number(values.count), Number(values.seed))

mendFile()
console.log(`${drawn.length} of ${held.length} statements, seed ${values.seed}\n`)

/** What a test says of the product as it is, found out once per test; browser tests all together. */
const inBrowser = drawn.map(({ test }) => test).filter(({ file }) => runnerOf(file) === 'e2e')
const browserOutcome = inBrowser.length > 0 ? await runBrowserTests(inBrowser) : null
const known = new Map<string, Outcome>()
async function unbroken({ test }: HeldStatement): Promise<Outcome> {
  if (runnerOf(test.file) === 'e2e') return browserOutcome?.(test) ?? 'none'
  const key = JSON.stringify(test)
  const outcome = known.get(key) ?? (await runTest(test))
  known.set(key, outcome)
  return outcome
}

async function tryOut(statement: HeldStatement): Promise<string> {
  const before = await unbroken(statement)
  if (before !== 'passed') return `UNPROVEN: ${before} before anything was broken`
  const file = brokenFile(statement)
  breakFile(file, statement.broken.find, statement.broken.put)
  try {
    const after = await runTest(statement.test, path.join(repository, file))
    if (after === 'failed') return 'noticed'
    return after === 'none' ? 'UNPROVEN: nothing ran' : 'SURVIVED'
  } finally {
    mendFile()
  }
}

let unnoticed = 0
for (const [at, statement] of drawn.entries()) {
  const begun = performance.now()
  const result = await tryOut(statement)
  if (result !== 'noticed') unnoticed += 1
  const seconds = Math.round((performance.now() - begun) / 1000)
  const { says, test } = statement
  console.log(`| ${at + 1} | ${result} | ${seconds} s | ${says} | ${brokenFile(statement)} | ${test.file} |`)
}
console.log(`\n${drawn.length - unnoticed} of ${drawn.length} noticed`)
await endUnitTests()
process.exit(unnoticed > drawn.length * 0.05 ? 1 : 0)

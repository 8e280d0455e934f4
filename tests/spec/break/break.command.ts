// `pnpm coverage:break [words]` tries all breakages, or those whose defect or test file contains the words. For each,
// it edits a file, runs the test file that must notice the defect and restores the file. It exits with 1 if a defect is
// not noticed.

import { type Breakage, breakages } from './breakages'
import { breakFile, restoreFile, restoreOnExit } from './broken-file'
import { runTestFile, type TestCounts } from './run-test-file'

const searchText = process.argv.slice(2).join(' ')
const selectedBreakages = breakages.filter(({ defect, noticedBy }) => `${defect}\n${noticedBy}`.includes(searchText))

/** Results without any breakage, one run per test file. */
const healthyRuns = new Map<string, TestCounts>()

async function runUnbroken(testFile: string): Promise<TestCounts> {
  const counts = healthyRuns.get(testFile) ?? (await runTestFile(testFile))
  healthyRuns.set(testFile, counts)
  return counts
}

async function tryBreakage({ file, find, put, noticedBy }: Breakage): Promise<string> {
  const healthy = await runUnbroken(noticedBy)
  if (healthy.failed > 0 || healthy.passed === 0) return 'UNPROVEN: the tests do not pass before the edit'
  breakFile(file, find, put)
  try {
    const brokenCounts = await runTestFile(noticedBy)
    if (brokenCounts.failed > 0) return `noticed by ${brokenCounts.failed} of ${healthy.passed} tests`
    return brokenCounts.passed > 0 ? 'SURVIVED' : 'UNPROVEN: no test ran after the edit'
  } finally {
    restoreFile()
  }
}

restoreFile()
restoreOnExit()
let unnoticed = 0
for (const breakage of selectedBreakages) {
  const result = await tryBreakage(breakage)
  if (!result.startsWith('noticed')) unnoticed += 1
  console.log(`${result} | ${breakage.defect} | ${breakage.noticedBy}`)
}
console.log(`\n${selectedBreakages.length - unnoticed} of ${selectedBreakages.length} noticed`)
process.exit(unnoticed > 0 || selectedBreakages.length === 0 ? 1 : 0)

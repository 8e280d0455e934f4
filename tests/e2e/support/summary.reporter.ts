import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Prints the tests that passed only on retry, and a last line with the number of tests per outcome. */
export default class SummaryReporter implements Reporter {
  private tests: TestCase[] = []
  private readonly name: string

  constructor({ name = 'e2e' }: { name?: string } = {}) {
    this.name = name
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
    console.log(`${this.tests.length} browser tests`)
  }

  onEnd(): void {
    const executedTests = this.tests.filter(({ results }) => results.length > 0)
    const testsWithOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      executedTests.filter((test) => test.outcome() === outcome)
    const flakyTests = testsWithOutcome('flaky')
    for (const test of flakyTests)
      console.log(`Failed, then passed on retry: ${test.titlePath().filter(Boolean).join(' › ')}`)
    console.log(
      `${this.name}: ${testsWithOutcome('expected').length} passed, ${testsWithOutcome('unexpected').length} failed, ${flakyTests.length} flaky, ${testsWithOutcome('skipped').length} skipped`,
    )
  }
}

import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Prints the tests that passed only at the second try, and a last line with the number of tests per outcome. */
export default class ClosingLine implements Reporter {
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
    const ran = this.tests.filter(({ results }) => results.length > 0)
    const ended = (outcome: ReturnType<TestCase['outcome']>) => ran.filter((test) => test.outcome() === outcome)
    const unsteady = ended('flaky')
    for (const test of unsteady)
      console.log(
        `Failed, then passed at the second try, so the run fails: ${test.titlePath().filter(Boolean).join(' › ')}`,
      )
    console.log(
      `${this.name}: ${ended('expected').length} passed, ${ended('unexpected').length} failed, ${unsteady.length} unsteady, ${ended('skipped').length} skipped`,
    )
  }
}

import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends with one line that says how many tests ran, whatever the runner's own summary looks like. */
export default class ClosingLine implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0 }

  onBegin(_config: unknown, suite: Suite): void {
    console.log(`${suite.allTests().length} browser tests`)
  }

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.counts.passed++
    else if (status === 'skipped') this.counts.skipped++
    else this.counts.failed++
  }

  onEnd(_result: FullResult): void {
    const { passed, failed, skipped } = this.counts
    console.log(`e2e: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
}

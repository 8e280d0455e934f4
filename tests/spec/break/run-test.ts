import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fullPath, type NamedTest } from '../statement'
import { repository } from './broken-file'
import { type Outcome, outcomeOf, runnerOf, titlePattern } from './test-outcome'
import { runUnitTest } from './unit-tests'

async function run(command: string[], env: Record<string, string> = {}): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: repository, stdio: 'ignore', env: { ...process.env, ...env } })
  await new Promise((resolve) => child.once('close', resolve))
}

/** Hands a command the name of a file for its report, and reads it; null where none was written. */
async function reportOf<Report>(runInto: (report: string) => Promise<void>): Promise<Report | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'statement-'))
  const report = path.join(folder, 'report.json')
  try {
    await runInto(report)
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type VitestReport = { numPassedTests: number; numFailedTests: number }

async function withVitest(test: NamedTest, project: string): Promise<Outcome> {
  const name = ['--testNamePattern', `${titlePattern(test)}$`]
  const command = ['pnpm', 'exec', 'vitest', 'run', '--project', project, fullPath(test.file), ...name]
  const result = await reportOf<VitestReport>((report) =>
    run([...command, '--reporter=json', `--outputFile=${report}`]),
  )
  return result ? outcomeOf(result.numPassedTests, result.numFailedTests) : 'none'
}

type Spec = { title: string; file: string; ok: boolean }
type Suite = { specs?: Spec[]; suites?: Suite[] }

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

/** One start of the product for all of them. */
export async function runBrowserTests(tests: NamedTest[]): Promise<(test: NamedTest) => Outcome> {
  const files = [...new Set(tests.map(({ file }) => file))]
  const titles = [...new Set(tests.map((test) => `${titlePattern(test)}$`))].join('|')
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--no-deps', '--reporter=json']
  const result = await reportOf<Suite>((report) =>
    run(['pnpm', 'exec', 'playwright', 'test', ...config, ...files, '--grep', titles], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  )
  const ran = result ? specsIn(result) : []
  return (test) => {
    const title = new RegExp(`^${titlePattern(test)}$`)
    const own = ran.filter((spec) => test.file.endsWith(spec.file) && title.test(spec.title))
    return outcomeOf(own.filter(({ ok }) => ok).length, own.filter(({ ok }) => !ok).length)
  }
}

/** Runs one test, or all that bear its title, and tells what came of it. `changed`: the file that was edited. */
export async function runTest(test: NamedTest, changed?: string): Promise<Outcome> {
  const runner = runnerOf(test.file)
  if (runner === 'unit') return runUnitTest(test, changed)
  return runner === 'e2e' ? (await runBrowserTests([test]))(test) : withVitest(test, runner)
}

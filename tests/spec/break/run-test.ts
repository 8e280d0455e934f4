import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fullPath, type NamedTest } from '../statement'
import { repository } from './broken-file'

/** `none`: nothing ran, because a process did not start or the release was not built. That proves nothing. */
export type Outcome = 'passed' | 'failed' | 'none'

const placeholder = /\$\{[^}]*\}|%[sdijo#]|\$[\w.]+/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A pattern for the title as it is printed when the test runs. */
export function titlePattern({ name, of }: NamedTest): string {
  const [first = '', ...rest] = name.split(new RegExp(placeholder, 'g'))
  return rest.reduce((pattern, piece, at) => {
    const between = at === 0 && of !== undefined ? escaped(of) : '.*'
    return `${pattern}${between}${escaped(piece)}`
  }, escaped(first))
}

export function runnerOf(file: string): 'e2e' | 'components' | 'integration' | 'unit' {
  if (file.endsWith('.e2e.ts')) return 'e2e'
  if (file.endsWith('.browser.test.tsx')) return 'components'
  return file.endsWith('.integration.test.ts') ? 'integration' : 'unit'
}

async function run(command: string[], env: Record<string, string>): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: repository, stdio: 'ignore', env: { ...process.env, ...env } })
  await new Promise((resolve) => child.once('close', resolve))
}

function readJson<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

const outcome = (passed: number, failed: number): Outcome => {
  if (failed > 0) return 'failed'
  return passed > 0 ? 'passed' : 'none'
}

async function withVitest(test: NamedTest, project: string, report: string): Promise<Outcome> {
  const name = ['--testNamePattern', `${titlePattern(test)}$`]
  const told = ['--reporter=json', `--outputFile=${report}`]
  await run(['pnpm', 'exec', 'vitest', 'run', '--project', project, fullPath(test.file), ...name, ...told], {})
  const result = readJson<{ numPassedTests: number; numFailedTests: number }>(report)
  return result ? outcome(result.numPassedTests, result.numFailedTests) : 'none'
}

async function withPlaywright(test: NamedTest, report: string): Promise<Outcome> {
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--no-deps', '--reporter=json']
  await run(['pnpm', 'exec', 'playwright', 'test', ...config, test.file, '--grep', `${titlePattern(test)}$`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const result = readJson<{ stats: { expected: number; unexpected: number } }>(report)
  return result ? outcome(result.stats.expected, result.stats.unexpected) : 'none'
}

/** Runs one test, or all that bear its title, and tells what came of it. */
export async function runTest(test: NamedTest): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'statement-'))
  const report = path.join(folder, 'report.json')
  const runner = runnerOf(test.file)
  try {
    return runner === 'e2e' ? await withPlaywright(test, report) : await withVitest(test, runner, report)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

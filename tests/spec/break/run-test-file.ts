import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBrowserTest, vitestProjects } from '../test-title'
import { repository } from './broken-file'

/** The numbers of tests. Both are zero when no test ran, for example because the product could not start. */
export type TestCounts = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number } }

async function runCommand(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn('pnpm', ['exec', ...args], { cwd: repository, stdio: 'ignore', env: { ...process.env, ...env } })
  await new Promise((resolve) => child.once('close', resolve))
}

async function runVitest(file: string, reportFile: string): Promise<TestCounts> {
  const projects = vitestProjects(file).flatMap((project) => ['--project', project])
  await runCommand(['vitest', 'run', ...projects, file, '--reporter=json', `--outputFile=${reportFile}`])
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

async function runPlaywright(file: string, reportFile: string): Promise<TestCounts> {
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--no-deps', '--reporter=json']
  await runCommand(['playwright', 'test', ...config, path.basename(file)], { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile })
  const { stats } = JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected }
}

export async function runTestFile(file: string): Promise<TestCounts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'breakage-'))
  const reportFile = path.join(folder, 'report.json')
  try {
    return await (isBrowserTest(file) ? runPlaywright : runVitest)(file, reportFile)
  } catch {
    return { passed: 0, failed: 0 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

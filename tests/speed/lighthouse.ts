import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fullBrowser } from '../support/test-browser'

const run = promisify(execFile)
const version = '13.5.0'
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

export type Measures = {
  performance: number
  accessibility: number
  /** Milliseconds. */
  lcp: number
  cls: number
  /** Milliseconds. */
  tbt: number
  kilobytes: number
  /** Lighthouse's benchmark of the machine. Below 1,000 it was busy, and TBT and performance are unreliable. */
  machine: number
}

type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<'performance' | 'accessibility', { score: number }>
  audits: Record<string, { numericValue: number }>
}

/**
 * Runs Lighthouse with an emulated phone (slow 4G, a quarter of the CPU speed). Tries again once if a run fails.
 */
export const measurePage = (url: string): Promise<Measures> => measureOnce(url).catch(() => measureOnce(url))

async function measureOnce(url: string): Promise<Measures> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance,accessibility']
  const options = {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: fullBrowser },
  }
  const { stdout } = await run(
    'pnpm',
    ['dlx', `lighthouse@${version}`, url, ...flags, `--chrome-flags=${chromeFlags}`],
    options,
  )
  const { categories, audits, environment } = JSON.parse(stdout) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbt: Math.round(value('total-blocking-time')),
    kilobytes: Math.round(value('total-byte-weight') / 1024),
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** Returns the median of each measure. */
export function medianOf(all: Measures[]): Measures {
  const middle = (name: keyof Measures) =>
    all.map((measures) => measures[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    kilobytes: middle('kilobytes'),
    machine: middle('machine'),
  }
}

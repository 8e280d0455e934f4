// Debian's wrk creates load with little CPU time, which matters because it shares the cores with what it measures.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type WrkReport = { perSecond: number; megabytesPerSecond: number; p50: number; p99: number; failed: number }

type Load = { connections: number; seconds: number; options?: string[]; scriptArguments?: string[] }

/** Sends requests with one thread, as fast as possible. Throws if the URL is not on this machine. */
export async function runWrk(
  url: string,
  { connections, seconds, options = [], scriptArguments = [] }: Load,
): Promise<WrkReport> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error(`${url} is not on this machine.`)
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...options, url, ...scriptArguments]
  const { stdout } = await run('wrk', args).catch((cause: unknown) => {
    throw new Error('wrk did not run. On Debian: apt-get install wrk', { cause })
  })
  return readReport(stdout)
}

/** Factors that convert the units of wrk, such as `1.23us` or `45.10KB`, to milliseconds and megabytes. */
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, B: 1e-6, KB: 1e-3, MB: 1, GB: 1e3 }

function readReport(text: string): WrkReport {
  const value = (pattern: RegExp) => {
    const [, number, unit = ''] = pattern.exec(text) ?? []
    return Number(number ?? 0) * (units[unit] ?? 1)
  }
  return {
    perSecond: value(/Requests\/sec:\s+([\d.]+)/),
    megabytesPerSecond: value(/Transfer\/sec:\s+([\d.]+)(B|KB|MB|GB)/),
    p50: value(/50%\s+([\d.]+)(us|ms|s)/),
    p99: value(/99%\s+([\d.]+)(us|ms|s)/),
    failed:
      value(/Non-2xx or 3xx responses: (\d+)/) +
      [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)].reduce(
        (total, [count]) => total + Number(count),
        0,
      ),
  }
}

/** Returns the median of an odd number of values, so one disturbed run has no effect. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const TICKS_PER_MILLISECOND = 0.1

/** Returns the memory of a process and its descendants. Shared memory is divided among the processes that use it. */
export const residentMegabytes = (pid: number) =>
  totalOverTree(pid, (processId) =>
    Number(/^Pss:\s+(\d+)/m.exec(readProcFile(`/proc/${processId}/smaps_rollup`))?.[1] ?? 0),
  ) / 1024

/**
 * Returns the CPU time of a process and all its descendants. Unlike the CPU usage in percent, it hardly depends on the
 * load of the machine.
 */
export const cpuMilliseconds = (pid: number) =>
  totalOverTree(pid, (processId) => {
    // After the name in brackets, fields 12 to 15 are the CPU times of the process and its ended children.
    const fields = readProcFile(`/proc/${processId}/stat`).split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0)
  }) / TICKS_PER_MILLISECOND

function totalOverTree(pid: number, measure: (pid: number) => number): number {
  const threads = tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = threads.flatMap((thread) =>
    readProcFile(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
  )
  return children.reduce((total, child) => total + totalOverTree(Number(child), measure), measure(pid))
}

const readProcFile = (file: string) => tryRead(() => readFileSync(file, 'utf8')) ?? ''

/** Returns the value, or undefined if reading fails, because a process may end while it is inspected. */
function tryRead<Value>(readValue: () => Value): Value | undefined {
  try {
    return readValue()
  } catch {
    return undefined
  }
}

/** Returns whether a process still runs. An ended process remains as a zombie until its parent collects it. */
export function isRunning(pid: number): boolean {
  const state = readProcFile(`/proc/${pid}/stat`).split(') ')[1]?.[0]
  return state !== undefined && state !== 'Z'
}

import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_MILLISECOND = 0.1

/** Memory of a process and its children; shared memory is counted once. */
export const residentMegabytes = (pid: number) =>
  sumOverTree(pid, (each) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${each}/smaps_rollup`))?.[1] ?? 0)) / 1024

/**
 * Returns the CPU time of a process and its children. Unlike CPU usage in percent, it hardly depends on what else runs
 * on the machine.
 */
export const processorMilliseconds = (pid: number) =>
  sumOverTree(pid, (each) => {
    // After the name in brackets: state is the first field, times of this process and its ended children 12 to 15.
    const fields = read(`/proc/${each}/stat`).split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  }) / TICKS_PER_MILLISECOND

function sumOverTree(pid: number, measure: (pid: number) => number): number {
  const threads = readable(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean))
  return children.reduce((sum, child) => sum + sumOverTree(Number(child), measure), measure(pid))
}

const read = (file: string) => readable(() => readFileSync(file, 'utf8')) ?? ''

/** A process may end while it is inspected. */
function readable<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Returns whether a process still runs. One that ended stays in the list as a zombie until its parent notices. */
export function isRunning(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`).split(') ')[1]?.[0]
  return state !== undefined && state !== 'Z'
}

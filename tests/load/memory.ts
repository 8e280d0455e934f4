import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and all that it started, without what they share. */
export function residentMegabytes(pid: number): number {
  const own = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
  const threads = readable(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean))
  return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own)
}

const read = (file: string) => readable(() => readFileSync(file, 'utf8')) ?? ''

/** A process may end while it is looked at. */
function readable<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

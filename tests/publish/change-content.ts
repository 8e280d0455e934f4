// Random changes of content, as staff could make them, for tests that compare two ways of publishing.
import { contentProblems } from '@app/domain/snapshot/content-problems'
import { type Snapshot, snapshot as snapshotSchema } from '@app/domain/snapshot/snapshot.schema'

export type Random = () => number

/** Returns numbers from 0 to 1 that depend only on the seed, so a failed run can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Container = Record<string, unknown> | unknown[]

/** Makes one random change that a publish would accept. `where` names the changed field. */
export function changeContent(content: Snapshot, random: Random): { content: Snapshot; where: string } {
  for (;;) {
    const copy = structuredClone(content)
    const where = changeOneValue(copy, random)
    const result = where ? snapshotSchema.safeParse(copy) : undefined
    if (where && result?.success && contentProblems(result.data).length === 0) return { content: result.data, where }
  }
}

const pick = <T>(items: T[], random: Random): T | undefined => items[Math.floor(random() * items.length)]

/** Walks to a random value and changes it. Returns its path, or undefined if the walk ended in an empty list. */
function changeOneValue(root: Container, random: Random): string | undefined {
  const path: string[] = []
  let container = root
  for (;;) {
    const key = pick(Object.keys(container), random)
    if (key === undefined) return undefined
    path.push(key)
    const value = (container as Record<string, unknown>)[key]
    if (Array.isArray(value) && value.length > 1 && random() < 0.15) {
      changeList(value, random)
      return `${path.join('.')} (list)`
    }
    if (typeof value === 'object' && value !== null) {
      container = value as Container
      continue
    }
    ;(container as Record<string, unknown>)[key] = changedValue(value, random)
    return path.join('.')
  }
}

/** Removes an item or moves the first one to the end. */
function changeList(list: unknown[], random: Random): void {
  if (random() < 0.5) list.splice(Math.floor(random() * list.length), 1)
  else list.push(list.shift())
}

function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 5)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/^\d{4}/, '2027')
  if (typeof value === 'string') return `${value} ${Math.floor(random() * 1000)}`
  return value
}

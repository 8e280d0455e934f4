import type * as z from 'zod/mini'

type Loose = Record<string, unknown>

/** Returns every message key of a schema, read from its rules at any depth. */
export function schemaKeys(schema: z.ZodMiniType): string[] {
  const keys = new Set<string>()
  const seen = new Set<unknown>()
  visit(schema, keys, seen)
  return [...keys].sort()
}

function visit(node: unknown, keys: Set<string>, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  const def = (node as { _zod?: { def?: Loose } })._zod?.def
  if (!def) {
    for (const child of Object.values(node)) visit(child, keys, seen)
    return
  }
  if (typeof def.error === 'function') {
    const result: unknown = def.error({})
    const text = typeof result === 'object' && result !== null ? (result as Loose).message : result
    if (typeof text === 'string') keys.add(text)
  }
  for (const child of Object.values(def)) visit(child, keys, seen)
}

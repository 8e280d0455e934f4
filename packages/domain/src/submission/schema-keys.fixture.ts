import type * as z from 'zod/mini'

type UnknownRecord = Record<string, unknown>

/** Returns the message keys of all rules of a schema, including nested schemas. */
export function schemaKeys(schema: z.ZodMiniType): string[] {
  const keys = new Set<string>()
  const seenNodes = new Set<unknown>()
  collectKeys(schema, keys, seenNodes)
  return [...keys].sort()
}

function collectKeys(node: unknown, keys: Set<string>, seenNodes: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seenNodes.has(node)) return
  seenNodes.add(node)
  const def = (node as { _zod?: { def?: UnknownRecord } })._zod?.def
  if (!def) {
    for (const child of Object.values(node)) collectKeys(child, keys, seenNodes)
    return
  }
  if (typeof def.error === 'function') {
    const result: unknown = def.error({})
    const text = typeof result === 'object' && result !== null ? (result as UnknownRecord).message : result
    if (typeof text === 'string') keys.add(text)
  }
  for (const child of Object.values(def)) collectKeys(child, keys, seenNodes)
}

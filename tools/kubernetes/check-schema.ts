// Holds a manifest against the schemas of Kubernetes and CloudNativePG that come with their packages. The schemas allow
// fields they do not know, the cluster drops them silently: a wrong name would be found in production only.

export type Manifest = {
  apiVersion: string
  kind: string
  metadata?: { name?: string; labels?: Record<string, string> }
} & Record<string, unknown>

type Model = { prototype: { validate: () => void } }

export async function schemaProblems(manifest: Manifest): Promise<string[]> {
  const model = await modelOf(manifest)
  if (!model) return [`there is no schema for ${manifest.apiVersion} ${manifest.kind}`]
  const unread = new Set<string>()
  try {
    model.prototype.validate.call(watched(manifest, '', unread))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  return [...unread].map((field) => `unknown field ${field}`)
}

async function modelOf({ apiVersion, kind }: Manifest): Promise<Model | undefined> {
  const package_ = apiVersion.startsWith('postgresql.cnpg.io/')
    ? '@kubernetes-models/cloudnative-pg'
    : 'kubernetes-models'
  const module = await import(`${package_}/${apiVersion}/${kind}`).catch(() => undefined)
  return module?.[kind] as Model | undefined
}

/** A copy that notes which fields the validator never asked for: those are unknown to the schema. */
function watched<Value>(value: Value, path: string, unread: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  const children = new Map<string, unknown>()
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) unread.add(`${path}/${key}`)
    children.set(key, child)
  }
  const asked = new Map<string, unknown>()
  return new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key !== 'string' || !children.has(key)) return Reflect.get(target, key, receiver)
      unread.delete(`${path}/${key}`)
      if (!asked.has(key)) asked.set(key, watched(children.get(key), `${path}/${key}`, unread))
      return asked.get(key)
    },
  })
}

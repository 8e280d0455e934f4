// What no schema knows: whether the parts fit together, and what we ask of each of them.
import type { Manifest } from './check-schema'

type Container = {
  name: string
  env?: { name: string; value?: string }[]
  envFrom?: { configMapRef?: { name: string } }[]
  readinessProbe?: object
  livenessProbe?: object
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
  securityContext?: { allowPrivilegeEscalation?: boolean; capabilities?: { drop?: string[] } }
}
type Pod = {
  securityContext?: { runAsNonRoot?: boolean }
  containers: Container[]
  volumes?: { persistentVolumeClaim?: { claimName: string } }[]
}
type Workload = Manifest & { spec: { template: { metadata: { labels: Record<string, string> }; spec: Pod } } }
type Labels = Record<string, string>

export function partProblems(manifests: Manifest[], knownSettings: Set<string>): string[] {
  const workloads = manifests.filter((part): part is Workload => part.kind === 'Deployment' || part.kind === 'Job')
  const names = new Set(manifests.map(({ kind, metadata }) => `${kind}/${metadata?.name}`))
  const pods = workloads.map(({ spec }) => spec.template.metadata.labels)
  return [
    ...manifests.filter(({ kind }) => kind === 'Secret').map(() => 'a Secret does not belong into a repository'),
    ...workloads.flatMap((workload) => workloadProblems(workload, names, knownSettings)),
    ...manifests.flatMap((part) => selectorProblems(part, pods, names)),
    ...settingProblems(manifests, knownSettings),
  ]
}

function workloadProblems({ kind, metadata, spec }: Workload, names: Set<string>, known: Set<string>): string[] {
  const { containers, volumes = [], securityContext } = spec.template.spec
  const claims = volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
  const problems = [
    ...(securityContext?.runAsNonRoot ? [] : ['may run as root']),
    ...claims.filter((claim) => !names.has(`PersistentVolumeClaim/${claim}`)).map((claim) => `no volume ${claim}`),
    ...containers.flatMap((container) => containerProblems(container, kind, names, known)),
  ]
  return problems.map((problem) => `${kind}/${metadata?.name}: ${problem}`)
}

function containerProblems(container: Container, kind: string, names: Set<string>, known: Set<string>): string[] {
  const { env = [], envFrom = [], resources = {}, securityContext = {} } = container
  const problems = []
  if (kind === 'Deployment' && !(container.readinessProbe && container.livenessProbe)) problems.push('lacks a probe')
  if (!resources.requests?.cpu || !resources.requests.memory || !resources.limits?.memory)
    problems.push('lacks a budget')
  if (securityContext.allowPrivilegeEscalation !== false || !securityContext.capabilities?.drop?.includes('ALL'))
    problems.push('keeps rights it does not need')
  for (const { configMapRef } of envFrom)
    if (configMapRef && !names.has(`ConfigMap/${configMapRef.name}`)) problems.push(`no ConfigMap ${configMapRef.name}`)
  for (const { name, value } of env) {
    if (!known.has(name)) problems.push(`nobody reads ${name}`)
    if (value && isSecret(name)) problems.push(`${name} belongs into a Secret`)
  }
  return problems
}

const isSecret = (name: string) => /SECRET|TOKEN|PASSWORD|_KEY|DATABASE_URL|SMTP_URL/.test(name)

function settingProblems(manifests: Manifest[], known: Set<string>): string[] {
  const names = manifests.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}))
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `ConfigMap: nobody reads ${name}`),
    ...names.filter(isSecret).map((name) => `ConfigMap: ${name} belongs into a Secret`),
  ]
}

/** A budget or service that selects nobody protects nobody. */
function selectorProblems({ kind, metadata, spec }: Manifest, pods: Labels[], names: Set<string>): string[] {
  const { selector, podSelector, scaleTargetRef } = (spec ?? {}) as {
    selector?: Labels & { matchLabels?: Labels }
    podSelector?: { matchLabels?: Labels }
    scaleTargetRef?: { kind: string; name: string }
  }
  const wanted = kind === 'Service' ? selector : (selector?.matchLabels ?? podSelector?.matchLabels)
  const name = `${kind}/${metadata?.name}`
  if (scaleTargetRef && !names.has(`${scaleTargetRef.kind}/${scaleTargetRef.name}`)) return [`${name}: scales nothing`]
  if (!wanted || 'cnpg.io/cluster' in wanted) return []
  const chosen = pods.some((labels) => Object.entries(wanted).every(([key, value]) => labels[key] === value))
  return chosen ? [] : [`${name}: selects no pod`]
}

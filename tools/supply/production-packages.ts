// Reads the third-party packages of our images from the lockfile. What is installed on this machine does not matter.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isUnusedPackage } from '../image/slim-packages'

export type ProductionPackage = {
  /** The key in the lockfile without the peer dependencies, such as `sharp@0.35.5`. */
  id: string
  name: string
  version: string
  /** `sha512-…` of the archive in the registry. */
  integrity: string
  needs: string[]
}

type Needs = Record<string, string>
type Lockfile = {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>
  packages: Record<string, { resolution: { integrity?: string }; os?: string[]; cpu?: string[]; libc?: string[] }>
  snapshots: Record<string, { dependencies?: Needs; optionalDependencies?: Needs }>
}

/** Projects that are deployed. Tools and tests are not. */
const deployedProject = /^(apps\/|packages\/|content$)/

export function productionPackages(repository: string): ProductionPackage[] {
  return packagesIn(parse(readFileSync(path.join(repository, 'pnpm-lock.yaml'), 'utf8')) as Lockfile)
}

export function packagesIn(lockfile: Lockfile): ProductionPackage[] {
  const packages = new Map<string, ProductionPackage>()
  const visitedKeys = new Set<string>()
  const queue = Object.entries(lockfile.importers)
    .filter(([project]) => deployedProject.test(project))
    .flatMap(([, { dependencies = {} }]) => Object.entries(dependencies).map(([name, { version }]) => [name, version]))
    .flatMap(([name = '', version = '']) => keyOf(lockfile, name, version))
  for (let key = queue.pop(); key; key = queue.pop()) {
    if (visitedKeys.has(key)) continue
    visitedKeys.add(key)
    const { dependencies = {}, optionalDependencies = {} } = lockfile.snapshots[key] ?? {}
    const needs = Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, version]) =>
      keyOf(lockfile, name, version),
    )
    queue.push(...needs)
    const id = withoutPeers(key)
    const at = id.lastIndexOf('@')
    const previous = packages.get(id)?.needs ?? []
    packages.set(id, {
      id,
      name: id.slice(0, at),
      version: id.slice(at + 1),
      integrity: lockfile.packages[id]?.resolution.integrity ?? '',
      needs: [...new Set([...previous, ...needs.map(withoutPeers)])].sort(),
    })
  }
  return [...packages.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const withoutPeers = (key: string) => key.split('(')[0] ?? key

/**
 * Returns an array with the key of a package. The array is empty if the images do not contain the package, because it
 * is our own, for another platform or removed.
 */
function keyOf(lockfile: Lockfile, name: string, version: string): string[] {
  if (version.startsWith('link:') || isUnusedPackage(name)) return []
  // The version of an alias contains the real name, such as `string-width-cjs: string-width@4.2.3`.
  const key = lockfile.snapshots[version] ? version : `${name}@${version}`
  const { os, cpu, libc } = lockfile.packages[withoutPeers(key)] ?? {}
  const isAllowedOn = (allowed: string[] | undefined, ours: string) => !allowed || allowed.includes(ours)
  return isAllowedOn(os, 'linux') && isAllowedOn(cpu, 'x64') && isAllowedOn(libc, 'glibc') ? [key] : []
}

// Reads the licences from the installed packages, because the lockfile does not contain them.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

/** Licences of packages whose manifest declares none, from their licence files. */
const undeclaredLicences: Record<string, string> = { 'png-js': 'MIT' }

export function installedLicences(repository: string): Map<string, string> {
  const store = path.join(repository, 'node_modules/.pnpm')
  const licences = new Map<string, string>()
  for (const folder of readdirSync(store)) {
    // The folder `@scope+name@1.0.0_peers` contains the package in `node_modules/@scope/name`, beside links to its
    // dependencies.
    const name = folder.slice(0, folder.indexOf('@', 1)).replace('+', '/')
    const manifest = name && readManifest(path.join(store, folder, 'node_modules', name, 'package.json'))
    if (manifest) licences.set(`${manifest.name}@${manifest.version}`, declaredLicence(manifest))
  }
  return licences
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return undefined
  }
}

/** Returns the licence that the manifest declares, or the licence in `undeclaredLicences`, or `none`. */
function declaredLicence({ name = '', license, licenses }: Manifest): string {
  if (typeof license === 'string') return license
  const types = licenses ?? (license ? [license] : [])
  return types.map(({ type }) => type ?? 'none').join(' OR ') || (undeclaredLicences[name] ?? 'none')
}

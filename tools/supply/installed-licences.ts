// The licence that each installed package declares, by `name@version`. The lockfile does not contain it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

/** Packages whose manifest declares none; taken from their licence files. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' }

export function installedLicences(repository: string): Map<string, string> {
  const store = path.join(repository, 'node_modules/.pnpm')
  const found = new Map<string, string>()
  for (const folder of readdirSync(store)) {
    // `@scope+name@1.0.0_peers` contains `node_modules/@scope/name`; the entries beside it are links to other folders.
    const name = folder.slice(0, folder.indexOf('@', 1)).replace('+', '/')
    const manifest = name && read(path.join(store, folder, 'node_modules', name, 'package.json'))
    if (manifest) found.set(`${manifest.name}@${manifest.version}`, declared(manifest))
  }
  return found
}

function read(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return undefined
  }
}

/** Older packages use an object or a list. */
function declared({ name = '', license, licenses }: Manifest): string {
  if (typeof license === 'string') return license
  const types = licenses ?? (license ? [license] : [])
  return types.map(({ type }) => type ?? 'none').join(' OR ') || (readByHand[name] ?? 'none')
}

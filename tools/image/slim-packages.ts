// `node tools/image/slim-packages.ts /app` runs after a production install and removes packages and files that an image
// does not need. It imports only Node modules, because development dependencies are not installed.
import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Files that are not read at run time. */
const unusedFile = /\.(map|d\.[mc]?ts|flow|tsbuildinfo|markdown|md)$/i
const licence = /^(licen[cs]e|copying|notice|copyright)/i
/** `astro build` reads a `.d.ts` file in this folder. */
const usedFolder = /\/astro\/templates\//

/** Installed packages that are only used for building or development. */
const unusedPackages = [
  '@next/swc-*', // compiles during `next build`; the server runs its output
  '@playwright/test', // an optional peer of next
  'drizzle-kit', // used by `payload migrate:create`, which only developers run
  'monaco-editor', // a peer of the code editor of the panel, for its types
  'sass', // an optional peer of next and vite; our styles are CSS
  'typescript', // a peer of the rich text editor, for its types
]

/** Folders of a package that are not imported. */
const unusedFolders: Record<string, string[]> = {
  'lucide-static': ['font', 'icons'],
  three: ['examples', 'src'],
}

export function slimPackages(root: string): void {
  const store = path.join(root, 'node_modules/.pnpm')
  for (const name of installedPackages(store))
    if (isUnusedPackage(packageName(name))) rmSync(path.join(store, name), { recursive: true })
  removeUnreachable(root, store)
  for (const name of installedPackages(store)) {
    for (const folder of unusedFolders[packageName(name)] ?? [])
      rmSync(path.join(store, name, 'node_modules', packageName(name), folder), { recursive: true, force: true })
  }
  removeFiles(store)
}

const installedPackages = (store: string) => readdirSync(store).filter((name) => name.includes('@', 1))
/** Returns the name of the package in a folder: `@next/swc-linux-x64-gnu` for `@next+swc-linux-x64-gnu@16.4.6_…`. */
const packageName = (folder: string) => folder.slice(0, folder.indexOf('@', 1)).replace('+', '/')

export const isUnusedPackage = (name: string) =>
  unusedPackages.some((unusedPackage) =>
    unusedPackage.endsWith('*') ? name.startsWith(unusedPackage.slice(0, -1)) : name === unusedPackage,
  )

/** Removes packages that none of our projects depends on, directly or through another package. */
function removeUnreachable(root: string, store: string): void {
  const reachedPackages = new Set<string>()
  const queue = ['', ...['apps', 'packages', '.'].flatMap((group) => children(path.join(root, group), group))].map(
    (project) => path.join(root, project, 'node_modules'),
  )
  for (let folder = queue.pop(); folder; folder = queue.pop()) {
    for (const link of links(folder)) {
      const target = existsSync(link) ? path.relative(store, realpathSync(link)).split(path.sep)[0] : undefined
      if (!target || target === '..' || reachedPackages.has(target)) continue
      reachedPackages.add(target)
      queue.push(path.join(store, target, 'node_modules'))
    }
  }
  for (const name of installedPackages(store))
    if (!reachedPackages.has(name)) rmSync(path.join(store, name), { recursive: true })
}

const children = (folder: string, group: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(group, name)) : []

function links(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => (name.startsWith('@') ? children(path.join(folder, name), name) : [name]))
    .map((name) => path.join(folder, name))
    .filter((file) => lstatSync(file).isSymbolicLink())
}

function removeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) removeFiles(file)
    else if (unusedFile.test(entry.name) && !licence.test(entry.name) && !usedFolder.test(file)) rmSync(file)
  }
}

if (process.argv[1] === import.meta.filename) slimPackages(path.resolve(process.argv[2] ?? '.'))

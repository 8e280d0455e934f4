// `pnpm licenses:write` writes docs/licences.md. `pnpm licenses:check` fails if the page is outdated. Both fail if a
// licence is not allowed.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowed } from './allowed-licences'
import { installedLicences } from './installed-licences'
import { productionPackages } from './production-packages'

const intro = `# Licences

This page lists the third-party packages in our images by licence. \`pnpm licenses:write\` writes it. \`pnpm licenses:check\`
fails if it is outdated or if a licence is not in \`tools/supply/allowed-licences.ts\`. \`pnpm sbom\` lists every package with its
version and hash. The licence texts are in the images beside the code.
`

const repository = path.resolve(import.meta.dirname, '../..')
const file = path.join(repository, 'docs/licences.md')
const licences = installedLicences(repository)
const packages = productionPackages(repository).map(({ id, name }) => ({
  id,
  name,
  licence: licences.get(id) ?? 'none',
}))

const rejectedPackages = packages.filter(({ licence }) => !isAllowed(licence))
for (const { id, licence } of rejectedPackages) console.error(`${id}: licence "${licence}" is not on the list`)
if (rejectedPackages.length > 0) process.exit(1)

if (process.argv.includes('--write')) writeFileSync(file, renderPage())
else if (readFileSync(file, 'utf8') !== renderPage()) {
  console.error('docs/licences.md is outdated: pnpm licenses:write')
  process.exit(1)
}
console.log(`${packages.length} production packages, every licence allowed.`)

/**
 * Renders the page without versions and without the names of MIT packages, so most package updates do not change it.
 */
function renderPage(): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  const rows = [...byLicence.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, members]) => [licence, licence === 'MIT' ? 'all others' : names(members)])
  const table = [['Licence', 'Packages'], ...rows]
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [head = [], ...body] = table
  return `${intro}\n${line(head)}\n${rule}\n${body.map(line).join('\n')}\n`
}

function names(members: { name: string }[]): string {
  return [...new Set(members.map(({ name }) => `\`${name}\``))].sort().join(', ')
}

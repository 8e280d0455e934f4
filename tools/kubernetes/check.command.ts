// `pnpm kubernetes:check`: every manifest of ops/kubernetes against its schema, and the parts against each other.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { variablesInCode } from '../env/variables-in-code'
import { partProblems } from './check-parts'
import { type Manifest, schemaProblems } from './check-schema'

const repository = path.resolve(import.meta.dirname, '../..')
const root = path.join(repository, 'ops/kubernetes')
/** Read by nginx's start script and by the system, not by our own code. */
const startScript = readFileSync(path.join(repository, 'ops/nginx/start-nginx.sh'), 'utf8')
const others = ['HOME', ...[...startScript.matchAll(/\$\{([A-Z_]+):/g)].map((match) => match[1] ?? '')]

const problems: string[] = []
const manifests: Manifest[] = []
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
for (const { name: folder } of folders) {
  const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'kustomization.yaml')
  const [list] = documents(`${folder}/kustomization.yaml`) as unknown as [{ resources: string[] }]
  const forgotten = [...files, ...list.resources].filter((file, _, all) => all.indexOf(file) === all.lastIndexOf(file))
  problems.push(...forgotten.map((file) => `${folder}/${file}: only one of file and kustomization.yaml has it`))
  for (const file of files) {
    for (const manifest of documents(`${folder}/${file}`)) {
      manifests.push(manifest)
      const found = await schemaProblems(manifest)
      problems.push(...found.map((problem) => `${folder}/${file}: ${manifest.kind}: ${problem}`))
    }
  }
}
const known = new Set([...(await variablesInCode(repository)).keys(), ...others])
problems.push(...partProblems(manifests, known))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${manifests.length} manifests fit their schemas and each other.`)

function documents(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(path.join(root, file), 'utf8')).map((document) => {
    if (document.errors.length > 0) problems.push(`${file}: ${document.errors[0]?.message}`)
    return document.toJS() as Manifest
  })
}

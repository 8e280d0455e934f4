// `pnpm sbom [file]` writes a CycloneDX list of every third-party package in our images and validates it against the
// official schema.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { installedLicences } from './installed-licences'
import { productionPackages } from './production-packages'
import { softwareList } from './software-list'

const repository = path.resolve(import.meta.dirname, '../..')
const file = path.resolve(process.argv[2] ?? path.join(repository, '.data/sbom.cdx.json'))
const manifest = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as { name: string }

const packages = productionPackages(repository)
const text = JSON.stringify(softwareList(manifest.name, packages, installedLicences(repository)), undefined, 2)
const error = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
if (error !== null) {
  console.error(error)
  process.exit(1)
}
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${text}\n`)
console.log(`${packages.length} packages in ${path.relative(process.cwd(), file)}`)

import type { ProductionPackage } from './production-packages'

/** Returns the CycloneDX list. It contains no time and no random number, so the same packages give the same list. */
export function softwareList(product: string, packages: ProductionPackage[], licences: Map<string, string>) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: product, 'bom-ref': product } },
    components: packages.map(({ id, name, version, integrity }) => ({
      type: 'library',
      'bom-ref': purl(id),
      ...splitScope(name),
      version,
      purl: purl(id),
      hashes: hashes(integrity),
      licenses: licence(licences.get(id)),
    })),
    dependencies: packages.map(({ id, needs }) => ({ ref: purl(id), dependsOn: needs.map(purl) })),
  }
}

function splitScope(name: string): { group?: string; name: string } {
  const [scope, rest] = name.split('/')
  return rest ? { group: scope, name: rest } : { name }
}

/** Returns the package URL, such as `pkg:npm/%40img/colour@1.1.0` for `@img/colour@1.1.0`. */
const purl = (id: string) => `pkg:npm/${id.replace(/^@/, '%40')}`

function hashes(integrity: string) {
  const [algorithm, value] = integrity.split('-')
  if (algorithm !== 'sha512' || !value) return []
  return [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
}

function licence(declaredLicence: string | undefined) {
  if (!declaredLicence) return []
  return / (AND|OR) /.test(declaredLicence) ? [{ expression: declaredLicence }] : [{ license: { id: declaredLicence } }]
}

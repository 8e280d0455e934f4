import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slimPackages } from './slim-packages'

let root = ''
const store = () => path.join(root, 'node_modules/.pnpm')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slim-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Creates a package in the layout of pnpm: its files, and links to its dependencies in the same `node_modules`. */
function install(name: string, files: string[], needs: string[] = []): void {
  const folder = path.join(store(), `${name.replace('/', '+')}@1.0.0`, 'node_modules')
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true })
    writeFileSync(path.join(folder, name, file), '')
  }
  for (const need of needs) link(path.join(folder, need), need)
}

function link(from: string, name: string): void {
  mkdirSync(path.dirname(from), { recursive: true })
  symlinkSync(path.join(store(), `${name.replace('/', '+')}@1.0.0`, 'node_modules', name), from)
}

const remainingPackages = () => readdirSync(store()).sort()
const files = (name: string) =>
  readdirSync(path.join(store(), `${name}@1.0.0/node_modules/${name}`), { recursive: true, encoding: 'utf8' }).sort()

test('removes a build-time package and the dependencies that only it needs', () => {
  install('next', ['index.js'], ['@next/swc-linux-x64-gnu', 'shared'])
  install('@next/swc-linux-x64-gnu', ['next.node'], ['only-swc', 'shared'])
  install('only-swc', ['index.js'])
  install('shared', ['index.js'])
  link(path.join(root, 'apps/cms/node_modules/next'), 'next')
  slimPackages(root)
  expect(remainingPackages()).toEqual(['next@1.0.0', 'shared@1.0.0'])
})

test('keeps the dependencies of a shared package of the repository', () => {
  install('@scope/kept', ['index.js'], ['deep'])
  install('deep', ['index.js'])
  link(path.join(root, 'packages/domain/node_modules/@scope/kept'), '@scope/kept')
  slimPackages(root)
  expect(remainingPackages()).toEqual(['@scope+kept@1.0.0', 'deep@1.0.0'])
})

test('removes source maps, types and documents, and keeps code, licences and what Astro reads', () => {
  install('astro', [
    'index.js',
    'index.js.map',
    'index.d.ts',
    'README.md',
    'LICENSE.md',
    'templates/content/types.d.ts',
  ])
  link(path.join(root, 'apps/site/node_modules/astro'), 'astro')
  slimPackages(root)
  expect(files('astro')).toEqual([
    'LICENSE.md',
    'index.js',
    'templates',
    'templates/content',
    'templates/content/types.d.ts',
  ])
})

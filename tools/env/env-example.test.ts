import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findVariablesInCode, variablesIn } from './variables-in-code'

const repository = path.resolve(import.meta.dirname, '../..')
const inCode = await findVariablesInCode(repository)
const read = (file: string) => readFile(path.join(repository, file), 'utf8')

async function readExampleNames(): Promise<string[]> {
  return [...(await read('.env.example')).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '')
}

/** Docker Compose itself reads this variable to choose which services to start. */
const composeSetting = 'COMPOSE_PROFILES'

async function composeNames(): Promise<string[]> {
  return [
    composeSetting,
    ...[...(await read('ops/compose.yaml')).matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map((match) => match[1] ?? ''),
  ]
}

test('.env.example has every setting that the code reads', async () => {
  const example = new Set(await readExampleNames())
  expect(inCode.size).toBeGreaterThan(30)
  expect([...inCode].filter(([name]) => !example.has(name))).toEqual([])
})

test('.env.example has every setting that compose.yaml reads from .env', async () => {
  const example = new Set(await readExampleNames())
  expect((await composeNames()).filter((name) => !example.has(name))).toEqual([])
})

test('.env.example has no duplicate and no unused setting', async () => {
  const example = await readExampleNames()
  const usedNames = new Set([...inCode.keys(), ...(await composeNames())])
  expect(example.filter((name, index) => example.indexOf(name) !== index)).toEqual([])
  expect(example.filter((name) => !usedNames.has(name))).toEqual([])
})

test('.env.example contains no secret', async () => {
  const text = await read('.env.example')
  const filledSecrets = [...text.matchAll(/^(\w*(?:SECRET|TOKEN|PASSWORD|_KEY)\w*)=(.+)$/gm)].map((match) => match[1])
  expect(filledSecrets).toEqual([])
})

test.each([
  ['a.ts', 'const port = process.env.SOME_PORT', ['SOME_PORT']],
  ['a.ts', 'const { ONE: first, TWO } = process.env', ['ONE', 'TWO']],
  ['app/env.ts', 'const shape = { THREE: z.string() }', ['THREE']],
  ['main.ts', 'const env = readEnv({ FOUR: shape.FOUR })', ['FOUR']],
  ['page.astro', '---\nconst file = process.env.FIVE\n---\n<p>process.env.SIX</p>', ['FIVE']],
  ['colours.ts', 'const palette = { NAVY: "#1c284c" }', []],
])('finds the environment variables in %s: %s', (file, text, names) => {
  expect(variablesIn(file, text)).toEqual(names)
})

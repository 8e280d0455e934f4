// Finds the names of settings in the code, to compare them with .env.example: `process.env.NAME`,
// `const { NAME } = process.env` and the keys of schemas for readEnv.
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

const skippedFolder = /(^|\/)(node_modules|dist|migrations|\.[^/]+)$/
const settingName = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** Variables that the system or a framework sets. */
const external = new Set(['PATH', 'HOME', 'NODE_ENV', 'NEXT_PHASE', 'NEXT_RUNTIME'])

export async function findVariablesInCode(repository: string): Promise<Map<string, string>> {
  const variables = new Map<string, string>()
  const options = { cwd: repository, exclude: (name: string) => skippedFolder.test(name) }
  for await (const file of glob('{apps,packages,content,tools}/**/*.{ts,tsx,astro}', options)) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = await readFile(path.join(repository, file), 'utf8')
    for (const variable of variablesIn(file, text)) if (!external.has(variable)) variables.set(variable, file)
  }
  return variables
}

/** Returns whether a file can contain schemas for readEnv: by its name, or because it calls readEnv. */
const hasSchemas = (file: string, text: string) => /(^|[-/])(env|variables)\.ts$/.test(file) || /readEnv\(/.test(text)

export function variablesIn(file: string, text: string): string[] {
  const names: string[] = []
  const shapes = hasSchemas(file, text)
  if (!shapes && !text.includes('process.env')) return names
  const traverse = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env') names.push(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer?.getText() === 'process.env') {
      if (ts.isObjectBindingPattern(node.name)) names.push(...node.name.elements.map(boundName))
    }
    if (shapes && ts.isPropertyAssignment(node) && settingName.test(node.name.getText()))
      names.push(node.name.getText())
    ts.forEachChild(node, traverse)
  }
  const code = file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text
  traverse(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))
  return names
}

const boundName = (element: ts.BindingElement) => (element.propertyName ?? element.name).getText()

import type { NamedTest } from './statement'

const placeholder = /\$\{[^}]*\}|%[sdijo#]|\$[\w.]+/

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Returns a pattern for the title as it is printed when the test runs. */
export function titlePattern({ name, of }: NamedTest): string {
  const [first = '', ...otherPieces] = name.split(new RegExp(placeholder, 'g'))
  return otherPieces.reduce((pattern, piece, index) => {
    const between = index === 0 && of !== undefined ? escapePattern(of) : '.*'
    return `${pattern}${between}${escapePattern(piece)}`
  }, escapePattern(first))
}

export const isBrowserTest = (file: string): boolean => file.endsWith('.e2e.ts')

/** Returns the projects of vitest.config.ts that may contain the file. */
export function vitestProjects(file: string): string[] {
  if (file.endsWith('.browser.test.tsx')) return ['components']
  if (file.endsWith('.integration.test.ts')) return ['integration']
  return file.endsWith('.security.ts') ? ['security'] : ['unit', 'rules']
}

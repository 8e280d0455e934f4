import type { NamedTest } from './statement'

const placeholder = /\$\{[^}]*\}|%[sdijo#]|\$[\w.]+/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Returns a pattern for the title as it is printed when the test runs. */
export function titlePattern({ name, of }: NamedTest): string {
  const [first = '', ...rest] = name.split(new RegExp(placeholder, 'g'))
  return rest.reduce((pattern, piece, at) => {
    const between = at === 0 && of !== undefined ? escaped(of) : '.*'
    return `${pattern}${between}${escaped(piece)}`
  }, escaped(first))
}

export const isBrowserTest = (file: string): boolean => file.endsWith('.e2e.ts')

/** Returns the projects of vitest.config.ts that may contain the file. */
export function vitestProjects(file: string): string[] {
  if (file.endsWith('.browser.test.tsx')) return ['components']
  if (file.endsWith('.integration.test.ts')) return ['integration']
  return file.endsWith('.security.ts') ? ['security'] : ['unit', 'rules']
}

import type { NamedTest } from '../statement'

/** `none`: nothing ran, because a process did not start or the release was not built. That proves nothing. */
export type Outcome = 'passed' | 'failed' | 'none'

export function outcomeOf(passed: number, failed: number): Outcome {
  if (failed > 0) return 'failed'
  return passed > 0 ? 'passed' : 'none'
}

const placeholder = /\$\{[^}]*\}|%[sdijo#]|\$[\w.]+/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A pattern for the title as it is printed when the test runs. */
export function titlePattern({ name, of }: NamedTest): string {
  const [first = '', ...rest] = name.split(new RegExp(placeholder, 'g'))
  return rest.reduce((pattern, piece, at) => {
    const between = at === 0 && of !== undefined ? escaped(of) : '.*'
    return `${pattern}${between}${escaped(piece)}`
  }, escaped(first))
}

export type Runner = 'e2e' | 'components' | 'integration' | 'unit'

export function runnerOf(file: string): Runner {
  if (file.endsWith('.e2e.ts')) return 'e2e'
  if (file.endsWith('.browser.test.tsx')) return 'components'
  return file.endsWith('.integration.test.ts') ? 'integration' : 'unit'
}

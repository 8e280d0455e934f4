/** The test that asserts a statement. */
export type NamedTest = {
  file: string
  /** The title as written in the file, with its placeholders (`${…}`, `%s`, `$word`). */
  name: string
  /** The value of the title's first placeholder, if only one of several runs asserts the statement. */
  of?: string
  /** Tagged `@long`: runs with `pnpm test:e2e` and every night, not with each change. */
  isLong?: boolean
}

type StatementText = {
  /** One statement of the specification. */
  says: string
  /** The files that implement it, shortened as in `fullPath`. */
  where?: string[]
  /** How and why the product departs from the specification. */
  decision?: string
}

type TestedStatement = StatementText & { where: string[]; test: NamedTest }

/** A statement without a test says why there is nothing to build or to test. */
export type Statement = TestedStatement | (StatementText & { nothing: string })

export type StatementGroup = { heading: string; statements: Statement[] }

export const isTested = (statement: Statement): statement is TestedStatement => 'test' in statement

const shortNames: Record<string, string> = {
  'site/': 'apps/site/src/',
  'cms/': 'apps/cms/src/',
  'intake/': 'apps/intake/src/',
  'worker/': 'apps/worker/src/',
  'domain/': 'packages/domain/src/',
}

/** Returns the path from the root of the repository. */
export function fullPath(name: string): string {
  const short = Object.keys(shortNames).find((prefix) => name.startsWith(prefix))
  return short ? name.replace(short, shortNames[short] ?? short) : name
}

/** The test that asserts a statement. */
export type NamedTest = {
  file: string
  /** The title as it stands in the file, placeholders (`${…}`, `%s`, `$word`) included. */
  name: string
  /** What the title's first placeholder stands for, where one of several runs asserts the statement. */
  of?: string
  /** Tagged `@long`: it runs by `pnpm test:e2e` and every night, not with each change. */
  isLong?: boolean
}

/** One edit after which the product does not keep the statement any more, and still compiles. */
type BreakingEdit = {
  /** The first file of `where`, unless another is named. */
  file?: string
  /** Occurs exactly once in the file. */
  find: string
  put: string
}

type Said = {
  /** One statement of the specification. */
  says: string
  /** Where it stands in the code, shortened as `fullPath` says. */
  where?: string[]
  /** Where and why the product departs from the specification. */
  decision?: string
}

export type HeldStatement = Said & { where: string[]; test: NamedTest; broken: BreakingEdit }

/** A statement without a test says why there is nothing to build or to test. */
export type Statement = HeldStatement | (Said & { nothing: string })

export type StatementGroup = { heading: string; statements: Statement[] }

export const isHeld = (statement: Statement): statement is HeldStatement => 'test' in statement

const shortNames: Record<string, string> = {
  'site/': 'apps/site/src/',
  'cms/': 'apps/cms/src/',
  'intake/': 'apps/intake/src/',
  'worker/': 'apps/worker/src/',
  'domain/': 'packages/domain/src/',
}

/** From the root of the repository. */
export function fullPath(name: string): string {
  const short = Object.keys(shortNames).find((prefix) => name.startsWith(prefix))
  return short ? name.replace(short, shortNames[short] ?? short) : name
}

export const brokenFile = ({ where, broken }: HeldStatement): string => fullPath(broken.file ?? where[0] ?? '')

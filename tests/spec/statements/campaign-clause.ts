import type { Statement } from '../statement'

export const clauses = 'content/campaigns/agreed-clauses.test.ts'

/** `of`: what the test calls the clause. */
export const clause = (file: string, says: string, of: string, find: string, put: string): Statement => ({
  says,
  where: [`content/campaigns/${file}.ts`],
  test: { file: clauses, name: '%s stands in the terms in both languages', of },
  broken: { find, put },
})

export const window = (file: string, says: string, find: string, put: string, decision?: string): Statement => ({
  says,
  where: [`content/campaigns/${file}.ts`],
  test: { file: clauses, name: '%s is valid in the agreed window', of: file },
  broken: { find, put },
  ...(decision ? { decision } : {}),
})

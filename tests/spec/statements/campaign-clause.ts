import type { Statement } from '../statement'

export const clauses = 'content/campaigns/agreed-clauses.test.ts'

/** Returns a statement about a clause. `of` is the name of the clause in the test title. */
export const clause = (file: string, says: string, of: string): Statement => ({
  says,
  where: [`content/campaigns/${file}.ts`],
  test: { file: clauses, name: 'states the clause "%s" in both languages', of },
})

export const window = (file: string, says: string, decision?: string): Statement => ({
  says,
  where: [`content/campaigns/${file}.ts`],
  test: { file: clauses, name: 'runs the campaign %s between the agreed dates', of: file },
  ...(decision ? { decision } : {}),
})

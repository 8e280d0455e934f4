import type { LeadInput } from '@app/domain/lead/lead.schema'
import { formatUsd } from '@app/domain/money/money'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@app/domain/quote/quote-row'
import type { QuoteProblem } from '@app/domain/quote/quote-terms'
import type { Queryable } from '@app/platform/database/pool'
import { issueQuote, type QuoteFailure } from '@app/platform/quote/issue-quote'
import { rejection, SubmissionError } from '../submissions/submission-error'

/** Issues the quote of a submission, or rejects the submission with the reason. */
export async function issueRequestedQuote(
  tx: Queryable,
  { quote: choices, project, locale }: LeadInput,
  code: string,
  now: Date,
): Promise<QuoteDocument | undefined> {
  if (!choices) return undefined
  const result = await issueQuote(tx, { project, choices, locale, code, now })
  if ('failure' in result) throw errorOf(result.failure)
  return result.quote
}

function errorOf(failure: QuoteFailure): SubmissionError {
  if (failure.kind === 'unavailable') return rejection(422, 'quote', 'quote.unavailable')
  if (failure.kind === 'lot-taken') return rejection(422, 'quote', 'quote.lot.taken')
  return outOfRangeError(failure.problems)
}

const outOfRangeError = (problems: readonly QuoteProblem[]) =>
  new SubmissionError(
    422,
    problems.map((problem) => {
      const limit = limitOf(problem)
      return { path: `quote.${problem.field}`, message: problem.key, ...(limit !== undefined && { marks: { limit } }) }
    }),
  )

function limitOf(problem: QuoteProblem): string | undefined {
  if (problem.field === 'months') return String(problem.limit)
  return problem.limit && formatUsd(problem.limit)
}

/** Returns the number of a lead's quote. The code of a quote is the reference of its lead. */
export async function findQuoteNumber(db: Queryable, reference: string): Promise<string | undefined> {
  const { rows } = await db.query<{ number: string }>('select number from quotes where code = $1', [reference])
  return rows[0]?.number
}

/** Finds a quote by its number and code, because the number alone is easy to guess. */
export async function findQuote(db: Queryable, number: string, code: string): Promise<QuoteDocument | undefined> {
  const { rows } = await db.query<QuoteRow>(
    `select ${quoteColumns.join(', ')} from quotes where number = $1 and code = $2`,
    [number, code],
  )
  return rows[0] && quoteFromRow(rows[0])
}

import type { Redirect } from '@app/domain/redirect/redirect.schema'
import { redirectProblems } from '@app/domain/redirect/redirect-problems'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { languageOf } from '../../panel/language/language'
import { requestQueries } from '../../platform/database/request-queries'
import { readPagePaths } from './read-page-paths'

/** Rejects a redirect that would hide a page, lead nowhere, leave the site or form a loop. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const database = await requestQueries(req)
  const { rows } = await database.query<Redirect & { id: string }>('select id, "from", "to" from redirects')
  const redirect = { from: String(data.from ?? originalDoc?.from), to: String(data.to ?? originalDoc?.to) }
  const problems = redirectProblems(redirect, {
    pages: await readPagePaths(database),
    redirects: rows.filter(({ id }) => id !== originalDoc?.id),
  })
  if (problems.length === 0) return data
  const errors = problems.map(({ field, message }) => ({ path: field, message: message[languageOf(req.i18n)] }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

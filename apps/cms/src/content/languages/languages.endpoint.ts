import * as z from 'zod'
import { languageOf } from '../../panel/language/language'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { readNamedMissingTexts } from './read-named-missing-texts'

/** Returns the texts of a record that exist in one language only, for the form after a save. */
export const languagesEndpoint = staffEndpoint({
  path: '/content-languages',
  method: 'get',
  permission: 'see drafts as pages',
  query: z.object({ collection: z.string().optional(), id: z.string().optional(), global: z.string().optional() }),
  handle: async ({ req, query: { collection, global, id } }) => {
    const location = { collectionSlug: collection, globalSlug: global, id }
    const texts = await readNamedMissingTexts(req, location, languageOf(req.i18n))
    return texts ? Response.json(texts) : errorResponse(404, req.t('general:notFound'))
  },
})

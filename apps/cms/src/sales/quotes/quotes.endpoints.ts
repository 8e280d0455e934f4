import type { Endpoint } from 'payload'
import * as z from 'zod'
import { languageOf } from '../../panel/language/language'
import { searchEndpoint } from '../../panel/navigation/encrypted-search'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordId } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../../privacy/record-privacy'
import { mailQuote } from './mail-quote'
import { makeQuote } from './make-quote'
import { newQuote } from './new-quote.schema'
import { newQuoteMessages } from './new-quote-messages'

/** Under `/quotes`, Payload would read the rest of the path as a record id. */
const basePath = '/quote-desk'

const makeEndpoint = staffEndpoint({
  path: `${basePath}/new`,
  permission: 'work on leads',
  body: newQuote,
  handle: async ({ req, staff, body }) => {
    const result = await makeQuote(payloadPool(req.payload), body, staff, new Date())
    if (result === 'unknown') return errorResponse(404, 'Lead not found.')
    if (typeof result === 'string') {
      const { problems } = newQuoteMessages[languageOf(req.i18n)]
      return errorResponse(result === 'key-reused' ? 409 : 422, problems[result])
    }
    await recordPrivacy(req, 'changed', [`leads:${body.lead}`], { reason: 'quote-issued' })
    return Response.json(result, { status: 201 })
  },
})

const mailEndpoint = staffEndpoint({
  path: `${basePath}/mail`,
  permission: 'work on leads',
  body: z.object({ quote: recordId }),
  handle: async ({ req, staff, body: { quote } }) => {
    const result = await mailQuote(payloadPool(req.payload), quote, staff)
    if (result === 'unknown') return errorResponse(404, 'Quote not found.')
    if (result === 'no-mail') return errorResponse(422, newQuoteMessages[languageOf(req.i18n)].problems[result])
    await recordPrivacy(req, 'changed', [`leads:${result.lead}`], { reason: 'quote-mailed' })
    return Response.json({ done: true })
  },
})

const searchQuotesEndpoint = searchEndpoint({
  path: `${basePath}/search`,
  permission: 'search quotes',
  page: '/admin/collections/quotes',
  rewrite: ({ buscar }) => new URLSearchParams({ buscar: [buscar ?? ''].flat()[0]?.trim() ?? '' }).toString(),
})

export const quoteEndpoints: Endpoint[] = [makeEndpoint, mailEndpoint, searchQuotesEndpoint]

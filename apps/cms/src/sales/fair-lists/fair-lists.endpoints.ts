import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { leadListTemplate } from '@app/domain/lead/lead-list-csv'
import type { Endpoint } from 'payload'
import { languageOf } from '../../panel/language/language'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { checkList } from './check-list'
import { fairList, listFile } from './fair-list.schema'
import { importList } from './import-list'

/** Returns the people of a list as a preview, with its problems and the people who already have a lead. */
const checkEndpoint = staffEndpoint({
  path: '/fair-lists/check',
  permission: 'import a list of leads',
  body: listFile,
  handle: async ({ req, body }) => {
    const { persons, problems } = await checkList(payloadPool(req.payload), body.csv)
    const knownLeads = persons.flatMap(({ known }) => (known ? [`leads:${known.lead}`] : []))
    await recordPrivacy(req, 'seen', knownLeads, { reason: 'known-person' })
    const language = languageOf(req.i18n)
    const preview = persons.map(({ known, ...person }) => ({
      ...person,
      known: known && { owner: known.owner, since: formatDay(limaDateOf(known.since), language) },
    }))
    return Response.json({ persons: preview, problems })
  },
})

const importEndpoint = staffEndpoint({
  path: '/fair-lists/import',
  permission: 'import a list of leads',
  body: fairList,
  handle: async ({ req, staff, body }) => {
    const result = await importList(payloadPool(req.payload), body, staff)
    if (result === 'outdated-text') return errorResponse(409, result)
    if (typeof result === 'string') return errorResponse(422, result)
    await recordPrivacy(
      req,
      'changed',
      result.leads.map((lead) => `leads:${lead}`),
      { reason: 'list-imported' },
    )
    return Response.json({ added: result.leads.length }, { status: 201 })
  },
})

const templateEndpoint = staffEndpoint({
  path: '/fair-lists/template',
  method: 'get',
  permission: 'import a list of leads',
  handle: () =>
    new Response(leadListTemplate(), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="lista-de-feria.csv"',
        'cache-control': 'no-store',
      },
    }),
})

export const fairListEndpoints: Endpoint[] = [checkEndpoint, importEndpoint, templateEndpoint]

import { limaDateOf } from '@app/domain/calendar/lima-date'
import { createPrivateStore } from '@app/platform/storage/create-store'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { languageOf } from '../panel/language/language'
import { searchEndpoint } from '../panel/navigation/encrypted-search'
import { errorResponse } from '../platform/access/error-response'
import { staffEndpoint } from '../platform/access/staff-endpoint'
import { payloadPool } from '../platform/database/payload-pool'
import { idParams, recordId, recordNameIn } from '../platform/database/record-id.schema'
import { cmsEnv } from '../platform/env'
import { privacyAnswerEndpoints } from './answers/answer.endpoints'
import { changeRequest, isConfirmed } from './change-request'
import { collectPerson } from './collect-person'
import { erasePerson } from './erase-person'
import { exportPage } from './export-page'
import { findPerson } from './find-person'
import { readLogFilter, writeLogFilter } from './log-filter'
import { portableCsv, portableFormats, portableJson, portableRecords } from './portable-data'
import { recordPrivacy } from './record-privacy'
import { toShownPerson } from './views/shown-records'

const MAX_RECORDS = 500
const MAX_OUTCOME_LENGTH = 4000
const MAX_KEY_LENGTH = 254
/** A shorter name would match almost everyone. */
const MIN_NAME_LENGTH = 3

const recordName = recordNameIn([
  'leads',
  'referrals',
  'referred_persons',
  'complaints',
  'complaint_notes',
  'privacy_requests',
  'waiting_entries',
  'lead_events',
  'referral_events',
  'inbox_views',
  'source_events',
  'payload_preferences',
])

/** The selected records of a person. A form sends a single record as a string instead of an array. */
const selectedRecords = {
  records: z.preprocess(
    (records) => (typeof records === 'string' ? [records] : records),
    z
      .array(recordName)
      .min(1)
      .max(MAX_RECORDS)
      .transform((records) => [...new Set(records)]),
  ),
  request: z.preprocess((request) => request || undefined, recordId.optional()),
}

const changeRequestEndpoint = staffEndpoint({
  path: '/privacy/requests/:id/changes',
  permission: 'handle privacy requests',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('take') }),
    z.object({
      kind: z.literal('close'),
      outcome: z
        .string()
        .trim()
        .min(1)
        .transform((outcome) => outcome.slice(0, MAX_OUTCOME_LENGTH)),
    }),
  ]),
  handle: async ({ req, staff, params: { id }, body }) => {
    const isDone = await changeRequest(payloadPool(req.payload), id, body, staff.id)
    if (!isDone) return errorResponse(409, 'Request not found or already closed.')
    await recordPrivacy(req, 'changed', `privacy_requests:${id}`, { reason: body.kind })
    return Response.json({ done: body.kind })
  },
})

const key = z
  .string()
  .trim()
  .transform((text) => text.slice(0, MAX_KEY_LENGTH) || undefined)
  .optional()

/** Finds a person. The log contains the number of records found, but not the search text. */
const searchPersonEndpoint = staffEndpoint({
  path: '/privacy/search',
  permission: 'handle privacy requests',
  body: z
    .object({
      email: key,
      phone: key,
      document: key,
      name: key.refine((name) => name === undefined || name.length >= MIN_NAME_LENGTH),
    })
    .refine((keys) => Object.values(keys).some(Boolean), { path: ['email'] }),
  handle: async ({ req, body }) => {
    const person = await findPerson(payloadPool(req.payload), body)
    await recordPrivacy(req, 'searched', 'person', { count: person.own.length + person.others.length })
    return Response.json(toShownPerson(person, languageOf(req.i18n)), { headers: { 'cache-control': 'no-store' } })
  },
})

const exportEndpoint = staffEndpoint({
  path: '/privacy/export',
  permission: 'export the data of a person',
  body: z.object(selectedRecords),
  handle: async ({ req, body: { records, request } }) => {
    // The export must be logged before the first byte is sent.
    await recordPrivacy(req, 'exported', records, { request })
    const store = createPrivateStore(cmsEnv())
    const person = await collectPerson(payloadPool(req.payload), records, (key) => store.get(key))
    const today = limaDateOf(new Date())
    return new Response(await exportPage(person, languageOf(req.i18n), new Date()), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="datos-personales-${today}.html"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-downloads",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  },
})

/** Sends what the person gave us in a structured, commonly used format: the right to portability. */
const portableEndpoint = staffEndpoint({
  path: '/privacy/portable',
  permission: 'export the data of a person',
  body: z.object({ ...selectedRecords, format: z.enum(portableFormats) }),
  handle: async ({ req, body: { records, request, format } }) => {
    await recordPrivacy(req, 'exported', records, { request, reason: `portable:${format}` })
    const now = new Date()
    const data = portableRecords(await collectPerson(payloadPool(req.payload), records, () => undefined))
    return new Response(format === 'json' ? portableJson(data, now) : portableCsv(data), {
      headers: {
        'content-type': `${format === 'json' ? 'application/json' : 'text/csv'}; charset=utf-8`,
        'content-disposition': `attachment; filename="datos-personales-${limaDateOf(now)}.${format}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  },
})

/**
 * Erases records. The privacy officer confirms with `hasRead` that they have read what is erased and what is kept, and
 * with `hasCheckedIdentity` that they know who sent a request that was not confirmed by mail.
 */
const eraseEndpoint = staffEndpoint({
  path: '/privacy/erase',
  permission: 'erase the data of a person',
  body: z.object({ ...selectedRecords, hasRead: z.literal(true), hasCheckedIdentity: z.boolean().default(false) }),
  handle: async ({ req, staff, body: { records, request, hasCheckedIdentity } }) => {
    const pool = payloadPool(req.payload)
    if (request && !hasCheckedIdentity && !(await isConfirmed(pool, request)))
      return errorResponse(409, 'The person has not confirmed this request by mail.')
    return Response.json({ results: await erasePerson(pool, { records, request, actor: staff.id }) })
  },
})

const searchLogEndpoint = searchEndpoint({
  path: '/privacy/log-search',
  permission: 'handle privacy requests',
  page: '/admin/registro-de-datos',
  rewrite: (query) => writeLogFilter({ ...readLogFilter(query), page: 1 }),
})

export const privacyDeskEndpoints: Endpoint[] = [
  searchLogEndpoint,
  changeRequestEndpoint,
  ...privacyAnswerEndpoints,
  searchPersonEndpoint,
  exportEndpoint,
  portableEndpoint,
  eraseEndpoint,
]

import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { cmsEnv, cmsSecrets } from '../../platform/env'
import { collectionParts } from '../snapshot/content-sources'
import { signLink } from './link-token'
import { pageOfRecord } from './page-of-record'

const HOUR_MS = 3_600_000

const previewedRecord = z.union([
  z.object({ global: z.string() }),
  z.object({ collection: z.string(), id: z.string() }),
])

/** Creates a link with which a colleague without an account can see the preview of a record. */
export const previewLinkEndpoint = staffEndpoint({
  path: '/preview-link',
  permission: 'create a preview link',
  body: previewedRecord,
  handle: async ({ req, staff, body }) => {
    const { PREVIEW_LINK_HOURS, PREVIEW_URL, CMS_URL } = cmsEnv()
    const page = PREVIEW_URL ? await findPage(req, body) : null
    if (!page) return errorResponse(404, 'This record has no page.')
    const expiresAt = Date.now() + PREVIEW_LINK_HOURS * HOUR_MS
    const { id } = await req.payload.create({
      collection: 'preview-links',
      req,
      data: {
        address: withoutHash(page.es),
        addressInEnglish: withoutHash(page.en),
        askedBy: staff.name,
        expiresAt: new Date(expiresAt).toISOString(),
      },
    })
    const token = signLink({ id, expiresAt }, cmsSecrets().PREVIEW_LINK_SECRET)
    const url = new URL(`/vista-previa/${token}`, CMS_URL).href
    return Response.json({ address: url, expiresAt: new Date(expiresAt).toISOString() }, { status: 201 })
  },
})

const withoutHash = (path: string) => path.replace(/#.*/, '')

async function findPage(req: PayloadRequest, record: z.output<typeof previewedRecord>) {
  if ('global' in record) return pageOfRecord(record)
  const { collection, id } = record
  const collections: readonly string[] = Object.values(collectionParts)
  if (!collections.includes(collection)) return null
  const slug = collection as CollectionSlug
  const query = { collection: slug, id, depth: 0, draft: true, disableErrors: true, req } as const
  const data = await req.payload.findByID(query)
  return data ? pageOfRecord({ collection, data: data as never }) : null
}

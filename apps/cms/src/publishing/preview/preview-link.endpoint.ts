import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { staffName } from '../../platform/access/staff'
import { cmsEnv, cmsSecrets } from '../../platform/env'
import { collectionParts } from '../snapshot/content-sources'
import { signLink } from './link-token'
import { pageOfRecord } from './page-of-record'

const HOUR_MS = 3_600_000

/** A link to the page of a record for a colleague without an account. Body: `{collection, id}` or `{global}`. */
export const previewLinkEndpoint: Endpoint = {
  path: '/preview-link',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'give a link to a preview'))
      return Response.json({ error: 'Not for this account.' }, { status: 403 })
    const { PREVIEW_LINK_HOURS, PREVIEW_URL, CMS_URL } = cmsEnv()
    const page = PREVIEW_URL ? await askedPage(req) : null
    if (!page) return Response.json({ error: 'There is no page to show.' }, { status: 404 })
    const expiresAt = Date.now() + PREVIEW_LINK_HOURS * HOUR_MS
    const { id } = await req.payload.create({
      collection: 'preview-links',
      req,
      data: {
        address: withoutHash(page.es),
        addressInEnglish: withoutHash(page.en),
        askedBy: staffName(req),
        expiresAt: new Date(expiresAt).toISOString(),
      },
    })
    const token = signLink({ id, expiresAt }, cmsSecrets().PREVIEW_LINK_SECRET)
    const address = new URL(`/vista-previa/${token}`, CMS_URL).href
    return Response.json({ address, expiresAt: new Date(expiresAt).toISOString() }, { status: 201 })
  },
}

const withoutHash = (address: string) => address.replace(/#.*/, '')

async function askedPage(req: PayloadRequest) {
  const { collection, id, global } = ((await req.json?.().catch(() => ({}))) ?? {}) as Record<string, unknown>
  if (typeof global === 'string') return pageOfRecord({ global })
  const collections: readonly string[] = Object.values(collectionParts)
  if (typeof collection !== 'string' || !collections.includes(collection) || typeof id !== 'string') return null
  const slug = collection as CollectionSlug
  const found = { collection: slug, id, depth: 0, draft: true, disableErrors: true, req } as const
  const data = await req.payload.findByID(found)
  return data ? pageOfRecord({ collection, data: data as never }) : null
}

import type { CollectionConfig, GlobalConfig } from 'payload'
import { signedIn } from '../access/roles'
import { checkPublished, checkPublishedGlobal } from '../content-rules/check-published'
import { requestPublish } from '../publish/request-publish'

/**
 * What every public record shares: drafts, history, scheduled publishing, and a publish request
 * whenever the published state changes. Visitors read releases, never the CMS, so nothing is readable unsigned.
 */
export function publicCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      ...config.hooks,
      afterChange: [
        checkPublished,
        async ({ doc, previousDoc, req, collection }) => {
          const concerned = doc._status === 'published' || previousDoc?._status === 'published'
          if (concerned) await requestPublish(req, collection.slug)
        },
      ],
      afterDelete: [async ({ req, collection }) => requestPublish(req, collection.slug)],
    },
  }
}

export function publicGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    access: { read: signedIn, update: signedIn },
    versions: { drafts: { schedulePublish: true }, max: 50 },
    hooks: {
      afterChange: [
        checkPublishedGlobal,
        async ({ doc, req, global }) => {
          if (doc._status === 'published') await requestPublish(req, global.slug)
        },
      ],
    },
  }
}

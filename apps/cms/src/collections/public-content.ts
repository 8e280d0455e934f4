import type { CollectionConfig, GlobalConfig } from 'payload'
import { signedIn } from '../access/roles'
import { checkPublished, checkPublishedGlobal } from '../content-rules/check-published'
import { changedBy, sayWho, sayWhoGlobal } from '../fields/changed-by'
import { languages } from '../languages/languages.field'
import { requestPublish } from '../publish/request-publish'
import { refuseDelete, refuseTrash, refuseUnpublish } from '../uses/refuse-while-used'

/** Above every form: which language is being written, and what scheduling starts with. */
const beforeDocumentControls = [
  '/languages/language-strip#LanguageStrip',
  '/publish/unpublished-draft#UnpublishedDraft',
]

/**
 * What every public record shares: drafts, history, a bin, scheduled publishing, the rules of a release, and a publish
 * request whenever the published state changes. Visitors read releases, never the CMS, so nothing is readable unsigned.
 */
export function publicCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    trash: true,
    fields: [...config.fields, languages(), changedBy()],
    admin: {
      ...config.admin,
      defaultColumns: config.admin?.defaultColumns && [...config.admin.defaultColumns, 'languages'],
      components: { ...config.admin?.components, edit: { ...config.admin?.components?.edit, beforeDocumentControls } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      ...config.hooks,
      beforeChange: [...(config.hooks?.beforeChange ?? []), refuseTrash, sayWho],
      afterChange: [
        checkPublished,
        refuseUnpublish,
        async ({ doc, previousDoc, req, collection }) => {
          const concerned = doc._status === 'published' || previousDoc?._status === 'published'
          if (concerned) await requestPublish(req, collection.slug)
        },
      ],
      beforeDelete: [refuseDelete],
      afterDelete: [async ({ req, collection }) => requestPublish(req, collection.slug)],
    },
  }
}

export function publicGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [...config.fields, languages(config.slug), changedBy()],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        elements: { ...config.admin?.components?.elements, beforeDocumentControls },
      },
    },
    access: { read: signedIn, update: signedIn },
    versions: { drafts: { schedulePublish: true }, max: 50 },
    hooks: {
      beforeChange: [sayWhoGlobal],
      afterChange: [
        checkPublishedGlobal,
        async ({ doc, req, global }) => {
          if (doc._status === 'published') await requestPublish(req, global.slug)
        },
      ],
    },
  }
}

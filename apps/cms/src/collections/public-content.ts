import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload'
import { checkPublished, checkPublishedGlobal } from '../content-rules/check-published'
import { changedBy, sayWho, sayWhoGlobal } from '../fields/changed-by'
import { languageStrip } from '../languages/language-strip.field'
import { languages } from '../languages/languages.field'
import { changeOf, changeOfGlobal } from '../publish/record-change'
import { requestPublish } from '../publish/request-publish'
import { refuseDelete, refuseTrash, refuseUnpublish } from '../uses/refuse-while-used'

/** Beside the buttons of every form: what scheduling starts with, and what visitors see of it. */
const beforeDocumentControls = [
  '/publish/unpublished-draft#UnpublishedDraft',
  '/publish/panel/record-online-state#RecordOnlineState',
  '/preview/panel/colleague-link#ColleagueLink',
]

const views = { edit: { versions: { Component: '/versions/versions-view#VersionsView' } } }

/**
 * What every public record shares: drafts, history, a bin, scheduled publishing, the rules of a release, and a publish
 * request whenever the published state changes. Visitors read releases, never the CMS, so nothing is readable unsigned.
 */
export function publicCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    trash: true,
    fields: [languageStrip, ...config.fields, languages(), changedBy()],
    admin: {
      ...config.admin,
      defaultColumns: config.admin?.defaultColumns && [...config.admin.defaultColumns, 'languages'],
      components: {
        ...config.admin?.components,
        edit: { ...config.admin?.components?.edit, beforeDocumentControls },
        views,
      },
    },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      ...config.hooks,
      beforeChange: [...(config.hooks?.beforeChange ?? []), refuseTrash, sayWho],
      afterChange: [
        checkPublished,
        refuseUnpublish,
        async ({ doc, previousDoc, req, collection }) => {
          const isPublished = doc._status === 'published'
          if (!isPublished && previousDoc?._status !== 'published') return
          // A draft of a published record looks the same here as taking it offline; only the stored record tells.
          if (!isPublished && (await isStillPublished(req, collection.slug, doc.id))) return
          await requestPublish(req, collection.slug, [
            changeOf(collection, doc, isPublished ? 'published' : 'unpublished'),
          ])
        },
      ],
      beforeDelete: [refuseDelete],
      afterDelete: [
        async ({ doc, req, collection }) =>
          requestPublish(req, collection.slug, [changeOf(collection, doc, 'deleted')]),
      ],
    },
  }
}

async function isStillPublished(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<{ id: string; _status?: string }>({ collection, where, req })
  return stored?._status === 'published'
}

export function publicGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [languageStrip, ...config.fields, languages(config.slug), changedBy()],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        elements: { ...config.admin?.components?.elements, beforeDocumentControls },
        views,
      },
    },
    versions: { drafts: { schedulePublish: true }, max: 50 },
    hooks: {
      beforeChange: [sayWhoGlobal],
      afterChange: [
        checkPublishedGlobal,
        async ({ doc, req, global }) => {
          if (doc._status === 'published') await requestPublish(req, global.slug, [changeOfGlobal(global)])
        },
      ],
    },
  }
}

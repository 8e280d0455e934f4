import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload'
import { changedBy, sayWho, sayWhoGlobal } from '../panel/fields/changed-by'
import { checkPublished, checkPublishedGlobal } from '../publishing/checks/check-published'
import { changeOf, changeOfGlobal } from '../publishing/releases/record-change'
import { requestPublish } from '../publishing/releases/request-publish'
import { languageStrip } from './languages/language-strip.field'
import { languages } from './languages/languages.field'
import { refuseDelete, refuseTrash, refuseUnpublish } from './references/refuse-while-used'

/** Beside the buttons of every form: what scheduling starts with, and what visitors see of it. */
const beforeDocumentControls = [
  '/publishing/releases/views/unpublished-draft#UnpublishedDraft',
  '/publishing/releases/views/record-online-state#RecordOnlineState',
  '/publishing/preview/views/colleague-link#ColleagueLink',
]

const views = { edit: { versions: { Component: '/publishing/versions/views/versions-view#VersionsView' } } }

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

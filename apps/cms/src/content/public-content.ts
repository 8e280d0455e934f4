import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, PayloadRequest } from 'payload'
import { changedByField, recordAuthor, recordGlobalAuthor } from '../panel/fields/changed-by'
import { headField, newRecordTitleField } from '../panel/record-form/head.field'
import { checkPublished, checkPublishedGlobal } from '../publishing/checks/check-published'
import { changeOf, changeOfGlobal } from '../publishing/releases/record-change'
import { requestPublish } from '../publishing/releases/request-publish'
import { languageStripField } from './languages/language-strip.field'
import { languagesField } from './languages/languages.field'
import { rejectDelete, rejectTrash, rejectUnpublish } from './references/reject-while-used'

/** The components beside the buttons of a form: draft state and preview link. */
const beforeDocumentControls = [
  '/publishing/releases/views/unpublished-draft#UnpublishedDraft',
  '/publishing/preview/views/colleague-link-wrapper#ColleagueLinkWrapper',
]

/** Shown above the fields of every form: the state of the record, what has to be fixed, and the language of the texts. */
const recordHead = [
  headField(
    'onlineState',
    { es: 'Estado', en: 'State' },
    '/publishing/releases/views/record-online-state-wrapper#RecordOnlineStateWrapper',
  ),
  newRecordTitleField,
  headField('errorSummary', { es: 'Por corregir', en: 'To fix' }, '/panel/record-form/error-summary#ErrorSummary'),
  languageStripField,
]

const views = { edit: { versions: { Component: '/publishing/versions/views/versions-view#VersionsView' } } }

/**
 * Adds what every public collection needs: drafts, versions, trash, scheduled publishing, release checks, and a publish
 * request when the published state changes. Visitors read releases, so the CMS shows nothing without a login.
 */
export function publicCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    trash: true,
    fields: [
      ...recordHead,
      ...config.fields,
      ...(hasField(config.fields, 'languages') ? [] : [languagesField()]),
      changedByField(),
    ],
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
      beforeChange: [...(config.hooks?.beforeChange ?? []), rejectTrash, recordAuthor],
      afterChange: [
        checkPublished,
        rejectUnpublish,
        async ({ doc, previousDoc, req, collection }) => {
          const isPublished = doc._status === 'published'
          if (!isPublished && previousDoc?._status !== 'published') return
          // Saving a draft of a published record and unpublishing it look the same here. Only the stored record shows
          // the difference.
          if (!isPublished && (await isStillPublished(req, collection.slug, doc.id))) return
          await requestPublish(req, collection.slug, [
            changeOf(collection, doc, isPublished ? 'published' : 'unpublished'),
          ])
        },
      ],
      beforeDelete: [rejectDelete],
      afterDelete: [
        async ({ doc, req, collection }) =>
          requestPublish(req, collection.slug, [changeOf(collection, doc, 'deleted')]),
      ],
    },
  }
}

const hasField = (fields: Field[], name: string) => fields.some((field) => 'name' in field && field.name === name)

async function isStillPublished(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  const storedRecord = await req.payload.db.findOne<{ id: string; _status?: string }>({ collection, where, req })
  return storedRecord?._status === 'published'
}

export function publicGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [...recordHead, ...config.fields, languagesField({ globalSlug: config.slug }), changedByField()],
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
      beforeChange: [recordGlobalAuthor],
      afterChange: [
        checkPublishedGlobal,
        async ({ doc, req, global }) => {
          if (doc._status === 'published') await requestPublish(req, global.slug, [changeOfGlobal(global)])
        },
      ],
    },
  }
}

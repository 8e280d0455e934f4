import { DefaultEditView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import type {
  DocumentViewClientProps,
  DocumentViewServerProps,
  Field,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { type Language, languageOf } from '../language/language'
import { type CellContext, cellText, type Row } from '../list/list-cell'
import type { ListConfig } from '../list/list-config'
import { namedFields } from '../list/list-fields'
import { readRelatedNames } from '../list/read-related'
import { nameRecords } from '../records/name-records'
import { FactSections } from './fact-sections'
import { allFacts, factTree } from './fact-tree'
import { FactsFrame } from './facts-frame'
import { relatedKeys } from './related-keys'
import { urlForUser } from './url-for-user'

/**
 * Renders the form of a record, or its facts if the user may not change it. Payload has read the record with the access
 * rules.
 */
export async function RecordView(props: DocumentViewServerProps) {
  const { doc, i18n, initPageResult, payload, permissions } = props
  const { collectionConfig, globalConfig, req, visibleEntities } = initPageResult
  const config = collectionConfig ?? globalConfig
  const slug = config?.slug ?? ''
  const mayUpdate = collectionConfig ? permissions?.collections?.[slug]?.update : permissions?.globals?.[slug]?.update
  const isNew = Boolean(collectionConfig) && !doc?.id
  // Payload uses a server function to render a record in a drawer.
  if (!config || !doc || isNew || mayUpdate || (await headers()).has('next-action'))
    return <DefaultEditView {...clientProps(props)} />

  const language = languageOf(i18n)
  const list: ListConfig = collectionConfig?.custom?.list ?? {}
  const row = doc as unknown as Row
  const tree = treeOf(config, row, list, language)
  const [nameOf, slugName] = await Promise.all([
    nameRecords(payload, allFacts(tree).flatMap(relatedKeys), language),
    readRelatedNames(payload, [row], [], list, language),
  ])
  const context: CellContext = {
    payload,
    i18n,
    language,
    now: new Date(),
    slug,
    list,
    hasFullDates: true,
    relatedName: (collection, id) => nameOf({ slug: collection, id: String(id) })?.name ?? slugName(collection, id),
  }
  const fields = namedFields(config.fields)
  const title = (list.title ?? []).map((name) => {
    const field = fields.get(name)
    return field ? cellText(field, row, context) : ''
  })
  return (
    <FactsFrame
      {...clientProps(props)}
      changedAt={String(row.updatedAt)}
      title={title.some(Boolean) ? [list.titlePrefix?.[language], ...title].filter(Boolean).join(' ') : undefined}
    >
      <FactSections
        tree={tree}
        context={context}
        relatedUrl={(key) => urlForUser(key, nameOf(key)?.href, req.user, visibleEntities.collections)}
      />
    </FactsFrame>
  )
}

/** The fields that Payload adds. */
const ownFields = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'folder']

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

/** Returns the facts of a record. The first one is its date, if the list shows it too. */
function treeOf({ fields, versions }: Config, row: Row, { missing, columns = [] }: ListConfig, language: Language) {
  const tree = factTree(fields.filter(isOfTheRecord), row, { language, missing })
  const dateName = versions?.drafts ? 'updatedAt' : columns.find((name) => name === 'createdAt')
  const date = dateName && namedFields(fields).get(dateName)
  return date ? { ...tree, facts: [{ path: date.name, field: date, row }, ...tree.facts] } : tree
}

const isOfTheRecord = (field: Field) => !('name' in field) || !ownFields.includes(field.name)

const clientProps = ({
  BeforeDocumentControls,
  Description,
  EditMenuItems,
  LivePreview,
  PreviewButton,
  PublishButton,
  SaveButton,
  SaveDraftButton,
  Status,
  UnpublishButton,
  Upload,
  UploadControls,
  documentSubViewType,
  formState,
  viewType,
}: DocumentViewServerProps): DocumentViewClientProps => ({
  BeforeDocumentControls,
  Description,
  EditMenuItems,
  LivePreview,
  PreviewButton,
  PublishButton,
  SaveButton,
  SaveDraftButton,
  Status,
  UnpublishButton,
  Upload,
  UploadControls,
  documentSubViewType,
  formState,
  viewType,
})

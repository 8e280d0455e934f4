// Payload's list of versions does not show the author, so this view replaces it.
import { formatInstant } from '@app/domain/calendar/format-date'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf } from '../../../panel/language/language'
import { versionMessages } from '../messages'
import { markVersions } from '../version-marks'

/** The number of versions that Payload stores per record, set in apps/cms/src/content/public-content.ts. */
const MAX_VERSIONS = 50

type VersionRow = { id: number | string; updatedAt: string; version: { _status?: string; changedBy?: string | null } }

export async function VersionsView({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = languageOf(req.i18n)
  const messages = versionMessages[language]
  const isTrashed = routeSegments[2] === 'trash'
  const versions = await readVersions(req, {
    collection: collectionConfig?.slug,
    global: globalConfig?.slug,
    id: docID,
  })
  const marks = markVersions(
    versions.map(({ id, version }) => ({ id, isPublished: version._status === 'published' })),
    hasPublishedDoc,
  )
  const recordPath = collectionConfig
    ? `/collections/${collectionConfig.slug}/${isTrashed ? 'trash/' : ''}${docID}`
    : `/globals/${globalConfig?.slug}`
  const versionUrl = (id: VersionRow['id']) =>
    formatAdminURL({
      adminRoute: req.payload.config.routes.admin,
      path: `${recordPath}/versions/${id}` as `/${string}`,
    })
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={typeof plural === 'function' ? plural({ i18n: req.i18n, t: req.t }) : plural}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug ?? ''}
        view={messages.title}
      />
      <Gutter className="versions-list">
        <h2>{messages.title}</h2>
        {versions.length === 0 && <p>{messages.none}</p>}
        {versions.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.when}</th>
                <th scope="col">{messages.who}</th>
                <th scope="col">{messages.state}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ id, updatedAt, version }, index) => (
                <tr key={id} data-mark={marks[index]}>
                  <td>
                    <a href={versionUrl(id)}>{formatInstant(new Date(updatedAt), language)}</a>
                  </td>
                  <td>{version.changedBy || messages.byProgram}</td>
                  <td>{messages.marks[marks[index] ?? 'draft']}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  )
}

type VersionOwner = { collection?: string; global?: string; id?: number | string }

async function readVersions(req: PayloadRequest, { collection, global, id }: VersionOwner): Promise<VersionRow[]> {
  const query = { depth: 0, limit: MAX_VERSIONS, overrideAccess: false, req, user: req.user, sort: '-updatedAt' }
  // Payload also stores copies that are marked as `snapshot` and have no author.
  const authoredVersions = { snapshot: { not_equals: true } }
  if (global) {
    const { docs } = await req.payload.findGlobalVersions({
      ...query,
      slug: global as GlobalSlug,
      where: authoredVersions,
    })
    return docs as unknown as VersionRow[]
  }
  const where = { and: [authoredVersions, { parent: { equals: id } }] }
  const { docs } = await req.payload.findVersions({ ...query, collection: collection as CollectionSlug, where })
  return docs as unknown as VersionRow[]
}

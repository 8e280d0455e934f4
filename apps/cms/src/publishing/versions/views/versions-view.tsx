// Payload's list of versions does not show the author. This one reads the same versions with the same permissions and
// adds the author (fields/changed-by.ts); comparing and restoring are still Payload's.
import { formatInstant } from '@app/domain/calendar/format-date'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf } from '../../../panel/language/language'
import { versionMessages } from '../messages'
import { markVersions } from '../version-marks'

/** The number of versions kept per record (collections/public-content.ts). */
const KEPT = 50

type Known = { id: number | string; updatedAt: string; version: { _status?: string; changedBy?: string | null } }

export async function VersionsView({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = languageOf(req.i18n)
  const messages = versionMessages[language]
  const isTrashed = routeSegments[2] === 'trash'
  const known = await readVersions(req, { collection: collectionConfig?.slug, global: globalConfig?.slug, id: docID })
  const marks = markVersions(
    known.map(({ id, version }) => ({ id, isPublished: version._status === 'published' })),
    hasPublishedDoc,
  )
  const record = collectionConfig
    ? `/collections/${collectionConfig.slug}/${isTrashed ? 'trash/' : ''}${docID}`
    : `/globals/${globalConfig?.slug}`
  const addressOf = (id: Known['id']) =>
    formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: `${record}/versions/${id}` as `/${string}` })
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
        {known.length === 0 && <p>{messages.none}</p>}
        {known.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.when}</th>
                <th scope="col">{messages.who}</th>
                <th scope="col">{messages.state}</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ id, updatedAt, version }, at) => (
                <tr key={id} data-mark={marks[at]}>
                  <td>
                    <a href={addressOf(id)}>{formatInstant(new Date(updatedAt), language)}</a>
                  </td>
                  <td>{version.changedBy || messages.byProgram}</td>
                  <td>{messages.marks[marks[at] ?? 'draft']}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  )
}

type Place = { collection?: string; global?: string; id?: number | string }

async function readVersions(req: PayloadRequest, { collection, global, id }: Place): Promise<Known[]> {
  const query = { depth: 0, limit: KEPT, overrideAccess: false, req, user: req.user, sort: '-updatedAt' }
  // Payload stores a copy of the published record beside a scheduled one; it has no author.
  const own = { snapshot: { not_equals: true } }
  if (global) {
    const { docs } = await req.payload.findGlobalVersions({ ...query, slug: global as GlobalSlug, where: own })
    return docs as unknown as Known[]
  }
  const where = { and: [own, { parent: { equals: id } }] }
  const { docs } = await req.payload.findVersions({ ...query, collection: collection as CollectionSlug, where })
  return docs as unknown as Known[]
}

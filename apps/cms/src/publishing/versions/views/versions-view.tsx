// Payload's list of versions says when, but not who. This one reads the same versions with the same rights and adds the name
// that each of them carries (fields/changed-by.ts); comparing and restoring stay Payload's.
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { dayAndTime } from '../../../panel/dates/format-time'
import { languageOf } from '../../../panel/navigation/pages-of-role'
import { words } from '../messages'
import { markVersions } from '../version-marks'

/** More are not kept of any record (collections/public-content.ts). */
const KEPT = 50

type Known = { id: number | string; updatedAt: string; version: { _status?: string; changedBy?: string | null } }

export async function VersionsView({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = languageOf(req.i18n)
  const say = words[language]
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
        view={say.title}
      />
      <Gutter className="versions-list">
        <h2>{say.title}</h2>
        {known.length === 0 && <p>{say.none}</p>}
        {known.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{say.when}</th>
                <th scope="col">{say.who}</th>
                <th scope="col">{say.state}</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ id, updatedAt, version }, at) => (
                <tr key={id} data-mark={marks[at]}>
                  <td>
                    <a href={addressOf(id)}>{dayAndTime(new Date(updatedAt), language)}</a>
                  </td>
                  <td>{version.changedBy || say.byProgram}</td>
                  <td>{say.marks[marks[at] ?? 'draft']}</td>
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
  const wanted = { depth: 0, limit: KEPT, overrideAccess: false, req, user: req.user, sort: '-updatedAt' }
  // Payload keeps a copy of the published record beside a scheduled one; it is nobody's version.
  const own = { snapshot: { not_equals: true } }
  if (global) {
    const { docs } = await req.payload.findGlobalVersions({ ...wanted, slug: global as GlobalSlug, where: own })
    return docs as unknown as Known[]
  }
  const where = { and: [own, { parent: { equals: id } }] }
  const { docs } = await req.payload.findVersions({ ...wanted, collection: collection as CollectionSlug, where })
  return docs as unknown as Known[]
}

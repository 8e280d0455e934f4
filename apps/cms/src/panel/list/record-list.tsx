import { DefaultListView, Gutter, SetStepNav } from '@payloadcms/ui'
import { headers } from 'next/headers'
import type { ListViewClientProps, ListViewServerProps, PaginatedDocs } from 'payload'
import { may } from '../../platform/access/apply-access'
import { languageOf } from '../language/language'
import { PageIcon } from '../navigation/page-icons'
import { labelIn } from '../records/name-records'
import { type CellContext, cellText, ListCell, type Row } from './list-cell'
import type { ListConfig } from './list-config'
import { hasDrafts, type ListField, namedFields } from './list-fields'
import { ListFilters } from './list-filters'
import { ListPagination } from './list-pagination'
import { readListQuery } from './list-query'
import { ListViews } from './list-views'
import { listMessages } from './messages'
import { readImages, readPersonNames, readRelatedNames } from './read-related'
import { BulkBar, Selectable, SelectPage, SelectRow } from './select-rows'
import { columnName, SortHeader } from './sort-header'

/** The fields that Payload adds. Everyone who may read a record may read them. */
const ownFields = ['id', 'createdAt', 'updatedAt', '_status']
const usualColumns = ['_status', 'languages', 'updatedAt']

type Props = ListViewClientProps & ListViewServerProps & { list?: ListConfig }

/**
 * Renders the list of a collection. Payload has read the rows with the access rules, the search, the filters and the
 * page of the URL.
 */
export async function RecordList(props: Props) {
  const { collectionConfig, data, i18n, payload, searchParams, permissions, listPreferences, list = {} } = props
  const { slug } = collectionConfig
  // Payload uses a server function to render a list in a drawer, where staff pick a record.
  if (props.viewType === 'trash' || (await headers()).has('next-action'))
    return <DefaultListView {...clientProps(props)} />

  const language = languageOf(i18n)
  const messages = listMessages[language]
  const name = labelIn(collectionConfig.labels.plural, language)
  const singular = labelIn(collectionConfig.labels.singular, language)
  const rows = data.docs as unknown as Row[]
  const query = readListQuery((searchParams ?? {}) as Record<string, string>)
  const sort =
    query.sort ||
    (typeof listPreferences?.sort === 'string' ? listPreferences.sort : String(collectionConfig.defaultSort ?? ''))

  const fields = namedFields(collectionConfig.fields)
  const readable = permissions?.collections?.[slug]?.fields
  const pick = (names: readonly string[]) =>
    names.flatMap((fieldKey) => {
      const field = fields.get(fieldKey)
      const rule = readable === true ? true : readable?.[fieldKey]
      const mayRead =
        field?.type === 'ui' ||
        ownFields.includes(fieldKey) ||
        rule === true ||
        (typeof rule === 'object' && Boolean(rule.read))
      return field && mayRead ? [field] : []
    })
  // A role that may not read the names sees the field `useAsTitle`, such as the reference.
  const ownTitle = pick(list.title ?? [])
  const titleFields = ownTitle.length > 0 ? ownTitle : pick([collectionConfig.admin.useAsTitle ?? 'id'])
  // Leaves out the field that already is the name, such as the reference of a lead for marketing.
  const noteFields = pick(list.note ?? []).filter((field) => !titleFields.includes(field))
  const personField = list.person && fields.get(list.person.field)
  const usedNames = [...(personField ? [] : titleFields), ...noteFields].map((field) => field.name)
  const columns = pick(list.columns ?? collectionConfig.admin.defaultColumns ?? usualColumns).filter(
    (field) => !usedNames.includes(field.name),
  )
  const filters = pick(list.filters ?? [])
  const shownFields = [...titleFields, ...noteFields, ...columns]
  const [relatedName, images, personNames] = await Promise.all([
    readRelatedNames(payload, rows, shownFields, list, language),
    readImages(payload, rows, list.image),
    readPersonNames(payload, rows, personField, list, props.user),
  ])
  const context: CellContext = { payload, i18n, language, now: new Date(), slug, rows, list, relatedName }
  const join = (row: Row, parts: ListField[], separator: string) =>
    parts
      .map((field) => cellText(field, row, context))
      .filter(Boolean)
      .join(separator)

  const canUpdate = Boolean(permissions?.collections?.[slug]?.update)
  const canPublish = hasDrafts(collectionConfig) && canUpdate
  const canDelete = props.hasDeletePermission === true
  const canTrash = props.hasTrashPermission === true
  const hasBulk = canPublish || canDelete || canTrash
  const isFiltered = query.search !== '' || Object.keys(query.conditions).length > 0

  return (
    <main>
      <Gutter className="desk list">
        <SetStepNav nav={[{ label: name }]} />
        <div className="desk__head">
          <h1>{name}</h1>
          <p className="desk-buttons">
            {collectionConfig.folders && (
              <a className="desk-btn" href={`/admin/collections/${slug}/payload-folders`}>
                {messages.folders}
              </a>
            )}
            {collectionConfig.trash && (canDelete || canTrash) && (
              <a className="desk-btn" href={`/admin/collections/${slug}/trash`}>
                {messages.trash}
              </a>
            )}
            {props.hasCreatePermission && props.newDocumentURL && (
              <a className="desk-btn desk-btn--lime" href={props.newDocumentURL}>
                <PageIcon name="add" />
                {list.create?.[language] ?? messages.create(singular)}
              </a>
            )}
            {list.add && may(props.user ?? null, list.add.for) && (
              <a className="desk-btn desk-btn--lime" href={list.add.href}>
                <PageIcon name="add" />
                {list.add.label[language]}
              </a>
            )}
          </p>
        </div>
        {props.Description}
        {props.BeforeListTable}
        <ListViews
          collection={collectionConfig}
          list={list}
          query={query}
          payload={payload}
          user={props.user}
          language={language}
        />
        <ListFilters
          collection={collectionConfig}
          fields={filters}
          query={query}
          payload={payload}
          language={language}
        />
        <Selectable rows={rows.map(({ id }) => ({ id }))} total={data.totalDocs}>
          {rows.length === 0 ? (
            <p className="desk-box" role="status">
              {isFiltered ? messages.noMatch : messages.empty(name)}
            </p>
          ) : (
            <table className="list__table">
              <thead>
                <tr>
                  {hasBulk && (
                    <th className="list__select">
                      <SelectPage language={language} />
                    </th>
                  )}
                  {images.size > 0 && <td className="list__image" />}
                  <SortHeader
                    field={personField ? undefined : titleFields[0]}
                    label={list.person?.label[language] ?? singular}
                    sort={sort}
                    query={query}
                  />
                  {columns.map((field) => (
                    <SortHeader
                      key={field.name}
                      field={field}
                      label={columnName(field, language)}
                      sort={sort}
                      query={query}
                    />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const prefix = list.titlePrefix ? `${list.titlePrefix[language]} ` : ''
                  const title = prefix + (personNames.get(row.id) || join(row, titleFields, ' ') || messages.untitled)
                  const note = join(row, noteFields, ' ')
                  return (
                    <tr key={row.id}>
                      {hasBulk && (
                        <td className="list__select">
                          <SelectRow id={row.id} name={title} language={language} />
                        </td>
                      )}
                      {images.size > 0 && (
                        <td className="list__image">
                          {images.has(row.id) && (
                            // biome-ignore lint/performance/noImgElement: the CMS stores small sizes of its images.
                            <img src={images.get(row.id)} alt="" loading="lazy" />
                          )}
                        </td>
                      )}
                      <th scope="row">
                        <a href={`/admin/collections/${slug}/${row.id}`}>{title}</a>
                        {note && <small>{note}</small>}
                      </th>
                      {columns.map((field) => (
                        <td
                          key={field.name}
                          data-label={columnName(field, language)}
                          data-is-labelled={list.labelled?.includes(field.name) || undefined}
                        >
                          <ListCell field={field} row={row} context={context} />
                        </td>
                      ))}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )}
          {hasBulk && (
            <BulkBar
              slug={slug}
              language={language}
              canPublish={canPublish}
              canDelete={canDelete}
              canTrash={canTrash}
            />
          )}
        </Selectable>
        <ListPagination data={data as PaginatedDocs} query={query} language={language} />
        {props.AfterListTable}
      </Gutter>
    </main>
  )
}

/** Returns the props of Payload's list, without those that exist only on the server. */
function clientProps({
  collectionConfig: _config,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  list: _list,
  listSearchableFields: _searchable,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _searchParams,
  user: _user,
  ...props
}: Props): ListViewClientProps {
  return props as ListViewClientProps
}

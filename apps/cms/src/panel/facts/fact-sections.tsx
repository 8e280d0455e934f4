import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { ReactNode } from 'react'
import { type CellContext, ListCell } from '../list/list-cell'
import { columnName } from '../list/sort-header'
import { Fact } from '../theme/fact'
import type { FactEntry, FactSection } from './fact-tree'
import { type RelatedKey, relatedKeys } from './related-keys'

type Shared = { context: CellContext; relatedUrl: (key: RelatedKey) => string | undefined }
type Props = Shared & { tree: Omit<FactSection, 'title'>; level?: 2 | 3 | 4 }

/** Renders the facts of a record, and its sections below them. */
export function FactSections({ tree, level = 2, ...shared }: Props) {
  const Heading = `h${level}` as const
  const nextLevel = level === 2 ? 3 : 4
  const components = tree.facts.filter(({ field }) => field.type === 'ui')
  const facts = tree.facts.filter(({ field }) => field.type !== 'ui')
  return (
    <>
      {components.map(({ path, field }) => (
        <div key={path}>{renderField({ path, field }, shared.context)}</div>
      ))}
      {facts.length > 0 && (
        <dl className="record-facts">
          {facts.map((fact) => (
            <Fact key={fact.path} name={columnName(fact.field, shared.context.language)}>
              <FactValue fact={fact} {...shared} />
            </Fact>
          ))}
        </dl>
      )}
      {tree.sections.map((section) => (
        <section key={section.path} className={`record-facts__section record-facts__section--${level}`}>
          {section.title && <Heading>{section.title}</Heading>}
          <FactSections tree={section} level={nextLevel} {...shared} />
        </section>
      ))}
    </>
  )
}

function renderField({ path, field }: Pick<FactEntry, 'path' | 'field'>, { payload, i18n }: CellContext): ReactNode {
  const components = field.admin && 'components' in field.admin ? field.admin.components : undefined
  return RenderServerComponent({
    Component: components && 'Field' in components ? components.Field : undefined,
    importMap: payload.importMap,
    clientProps: { path },
    serverProps: { payload, i18n },
  })
}

function FactValue({ fact, context, relatedUrl }: Shared & { fact: FactEntry }): ReactNode {
  const { field, row } = fact
  const value = row[field.name]
  if (field.type === 'richText' && value) return convertLexicalToPlaintext({ data: value as never })
  const keys = relatedKeys(fact)
  if (keys.length === 0) return <ListCell field={field} row={row} context={context} />
  return keys.map((key, index) => {
    const url = relatedUrl(key)
    const name = context.relatedName(key.slug, key.id) ?? ''
    return (
      <span key={key.id}>
        {index > 0 && ', '}
        {url ? <a href={url}>{name}</a> : name}
      </span>
    )
  })
}

import type { CollectionSlug, UIFieldServerComponent, UIFieldServerProps } from 'payload'
import { Suspense } from 'react'
import { localize } from '../../../panel/language/in-language'
import { namesOfUses } from '../../../panel/records/names-of-uses'
import { findUses } from '../find-uses'

/**
 * Lists the content that uses the record, with links. The form does not wait for the list, because it is read from all
 * content.
 */
export const UsedIn: UIFieldServerComponent = ({ payload, id, collectionSlug, i18n }) => {
  if (!id || !collectionSlug) return null
  return (
    <section aria-labelledby="used-in" style={{ marginBlock: '1.5rem' }}>
      <h3 id="used-in">{localize(i18n.language, { es: 'Usado en', en: 'Used in' })}</h3>
      <Suspense fallback={<p>{localize(i18n.language, { es: 'Buscando…', en: 'Searching…' })}</p>}>
        <Uses payload={payload} id={id} slug={collectionSlug as CollectionSlug} language={i18n.language} />
      </Suspense>
    </section>
  )
}

type UsesProps = Pick<UIFieldServerProps, 'payload'> & { id: number | string; slug: CollectionSlug; language: string }

async function Uses({ payload, id, slug, language }: UsesProps) {
  const record = await payload.findByID({ collection: slug, id, depth: 0, trash: true })
  const uses = namesOfUses(payload, await findUses({ payload, req: {} }, slug, record as never), language)
  if (uses.length === 0)
    return (
      <p>
        {localize(language, {
          es: 'En ningún lugar todavía: se puede eliminar.',
          en: 'Nowhere yet: it can be deleted.',
        })}
      </p>
    )
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {uses.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

import type { CollectionSlug, UIFieldServerComponent } from 'payload'
import { localize } from '../../../panel/language/in-language'
import { namesOfUses } from '../../../panel/records/names-of-uses'
import { findUses } from '../find-uses'

/** Lists the content that uses the record, with links. */
export const UsedIn: UIFieldServerComponent = async ({ payload, id, collectionSlug, i18n }) => {
  if (!id || !collectionSlug) return null
  const slug = collectionSlug as CollectionSlug
  const reader = { payload, req: {} }
  const record = await payload.findByID({ collection: slug, id, depth: 0, trash: true })
  const uses = namesOfUses(payload, await findUses(reader, slug, record as never), i18n.language)
  return (
    <section aria-labelledby="used-in" style={{ marginBlock: '1.5rem' }}>
      <h3 id="used-in">{localize(i18n.language, { es: 'Usado en', en: 'Used in' })}</h3>
      {uses.length === 0 && (
        <p>
          {localize(i18n.language, {
            es: 'En ningún lugar todavía: se puede eliminar.',
            en: 'Nowhere yet: it can be deleted.',
          })}
        </p>
      )}
      <ul style={{ paddingInlineStart: '1.25rem' }}>
        {uses.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

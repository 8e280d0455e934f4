import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import { type Language, languageOf } from '../language/language'
import { arrangePages, type PageArea, type PageLink } from './arrange-pages'

type UserProps = Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'visibleEntities'>

/** Returns the pages that the user may read, as decided by Payload, and the given staff pages. */
export function pagesOfRole(
  { i18n, payload, permissions, visibleEntities }: UserProps,
  staffLinks: PageLink[],
): PageArea[] {
  const language = languageOf(i18n)
  const { collections, globals } = payload.config
  const entities = [
    ...collections
      .filter(({ slug }) => visibleEntities?.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection, entity })),
    ...globals
      .filter(({ slug }) => visibleEntities?.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity })),
  ]
  const groups = groupNavItems(entities as never, permissions as never, i18n as never)
  const localizedGroups = groups.map(({ label, entities: entries }) => ({
    label,
    entities: entries.map(({ slug, type, label: names }) => ({ slug, type, label: nameIn(names, language) })),
  }))
  return arrangePages(localizedGroups, staffLinks, language)
}

const nameIn = (names: unknown, language: Language): string =>
  typeof names === 'string' ? names : String((names as Record<string, string> | undefined)?.[language] ?? '')

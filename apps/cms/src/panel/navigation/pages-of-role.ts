import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import { type ArrangedRoom, arrangeRooms, type Language } from './arrange-pages'

type Seen = Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'visibleEntities'>

export const languageOf = (i18n: ServerProps['i18n']): Language => (i18n.language === 'en' ? 'en' : 'es')

/** The rooms of whoever asks: Payload knows what they may read. */
export function roomsOf({ i18n, payload, permissions, visibleEntities }: Seen): ArrangedRoom[] {
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
  const inLanguage = groups.map(({ label, entities: entries }) => ({
    label,
    entities: entries.map(({ slug, type, label: names }) => ({ slug, type, label: nameIn(names, language) })),
  }))
  return arrangeRooms(inLanguage, language)
}

const nameIn = (names: unknown, language: Language): string =>
  typeof names === 'string' ? names : String((names as Record<string, string> | undefined)?.[language] ?? '')

import type { Locale } from '@app/domain/language/locale'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'
import type { KeyOf, Texts } from '@/i18n/translate'
import { textsFor } from '@/i18n/translator'

/** Keys of messages about lots, with the keys of their counterparts about apartments. */
const unitKeys = {
  'lots.allBlocks': 'units.allFloors',
  'lots.block': 'units.floor',
  'lots.blockNamed': 'units.floorNamed',
  'lots.caption': 'units.caption',
  'lots.chooseBold': 'units.chooseBold',
  'lots.chooseNote': 'units.chooseNote',
  'lots.compareCount': 'units.compareCount',
  'lots.demoNote': 'units.demoNote',
  'lots.description': 'units.description',
  'lots.found': 'units.found',
  'lots.foundSaid': 'units.foundSaid',
  'lots.head': 'units.head',
  'lots.keys': 'units.keys',
  'lots.list': 'units.list',
  'lots.lot': 'units.unit',
  'lots.message': 'units.message',
  'lots.none': 'units.none',
  'lots.oneMore': 'units.oneMore',
  'lots.plan': 'units.table',
  'lots.quote': 'units.quote',
  'lots.section': 'units.section',
  'lots.sectionBold': 'units.sectionBold',
  'lots.seeAll': 'units.seeAll',
  'lots.soldMessage': 'units.soldMessage',
  'lots.soldNote': 'units.soldNote',
  'lots.summary': 'units.summary',
  'lots.title': 'units.title',
} as const satisfies Partial<Record<KeyOf<'lots'>, KeyOf<'units'>>>

/** Returns the messages about lots, or about apartments for a building. */
export function lotTexts(kind: ProjectKind, locale: Locale): Texts<'lots'> {
  const texts = textsFor(locale, 'lots')
  if (kind === 'condominium') return texts
  const units = textsFor(locale, 'units')
  return { ...texts, ...Object.fromEntries(Object.entries(unitKeys).map(([key, unitKey]) => [key, units[unitKey]])) }
}

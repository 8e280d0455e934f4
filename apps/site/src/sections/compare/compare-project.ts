import type { ComparedProject, FactKind } from '@app/domain/compare/compare-rows'
import type { ResponsiveImage } from '@/components/image/image'
import type { SvgImageData } from '@/components/svg/svg'
import type { KeyOf, Translate } from '@/i18n/translate'

export type FactKey =
  /** Only if the URL contains a budget. */
  | 'fitting'
  | 'instalment'
  | 'term'
  | 'down'
  | 'price'
  | 'area'
  | 'free'
  | 'construction'
  | 'delivery'
  | 'services'
  | 'maintenance'
  | 'documents'
  | 'sand'
  | 'drive'
  | 'place'
  | 'type'
  | 'status'

/**
 * The rows of the comparison in display order. A longer term or another town is not better, so rows such as term and
 * place have no best value.
 */
export const factKinds: readonly FactKind<FactKey>[] = [
  { key: 'fitting' },
  { key: 'instalment', best: 'lowest' },
  { key: 'term' },
  { key: 'down', best: 'lowest' },
  { key: 'price', best: 'lowest' },
  { key: 'area', best: 'highest' },
  { key: 'free' },
  { key: 'construction', best: 'highest' },
  { key: 'delivery', best: 'lowest' },
  { key: 'services' },
  { key: 'maintenance', best: 'lowest' },
  { key: 'documents' },
  { key: 'sand', best: 'lowest' },
  { key: 'drive' },
  { key: 'place' },
  { key: 'type' },
  { key: 'status' },
]

export type ProjectToCompare = ComparedProject<FactKey> & {
  name: string
  path: string
  quoteHref: string | null
  /** Where to ask for a missing fact, or null for a sold-out project. */
  askHref: string | null
  logo: SvgImageData
  image: ResponsiveImage
}

export type CompareTranslate = Translate<KeyOf<'compare'>>

export const factName = (key: FactKey, t: CompareTranslate): string => t(`compare.fact.${key}`)

/** Facts whose best value has a label. */
const labelledFacts = [
  'instalment',
  'down',
  'price',
  'area',
  'construction',
  'delivery',
  'maintenance',
  'sand',
] as const
const isLabelled = (key: FactKey): key is (typeof labelledFacts)[number] =>
  labelledFacts.some((labelled) => labelled === key)

export const bestLabel = (key: FactKey, t: CompareTranslate): string | null =>
  isLabelled(key) ? t(`compare.best.${key}`) : null

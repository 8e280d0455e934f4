import type { ComparedProject, FactKind } from '@app/domain/compare/compare-rows'
import type { DrawingData } from '@/components/drawing/drawing'
import type { PictureData } from '@/components/picture/picture'
import type { KeyOf, Translate } from '@/i18n/translate'

export type FactKey =
  | 'instalment'
  | 'term'
  | 'area'
  | 'sand'
  | 'drive'
  | 'delivery'
  | 'price'
  | 'place'
  | 'type'
  | 'status'

/**
 * The rows of the comparison in display order. A longer term or another town is not better, so rows such as term and
 * place have no best value.
 */
export const factKinds: readonly FactKind<FactKey>[] = [
  { key: 'instalment', best: 'lowest' },
  { key: 'term' },
  { key: 'area', best: 'highest' },
  { key: 'sand', best: 'lowest' },
  { key: 'drive' },
  { key: 'delivery', best: 'lowest' },
  { key: 'price', best: 'lowest' },
  { key: 'place' },
  { key: 'type' },
  { key: 'status' },
]

export type ProjectToCompare = ComparedProject<FactKey> & {
  name: string
  path: string
  quoteHref: string | null
  logo: DrawingData
  picture: PictureData
}

export type CompareTranslate = Translate<KeyOf<'compare'>>

export const factName = (key: FactKey, t: CompareTranslate): string => t(`compare.fact.${key}`)

export const bestLabel = (key: FactKey, t: CompareTranslate): string | null =>
  key === 'instalment' || key === 'area' || key === 'sand' || key === 'delivery' || key === 'price'
    ? t(`compare.best.${key}`)
    : null

import { formatArea } from '@app/domain/area/format-area'
import type { Locale } from '@app/domain/language/locale'
import type { ContentIcon } from '@app/domain/snapshot/icons'
import { translator } from '@/i18n/translator'
import type { ProjectView } from './projects'

type FeatureBox = { icon: ContentIcon; value: string; text: string; highlighted: boolean; bold: boolean }
type FeaturedProject = Pick<ProjectView, 'kind' | 'minAreaM2' | 'months' | 'infoBox'> & { at: { name: string } }

/**
 * Returns the boxes that staff wrote. By default, the first box shows the minimum area; the second shows the term of a
 * condominium or the place of an apartment building.
 */
export function featureBoxes(project: FeaturedProject, locale: Locale): FeatureBox[] {
  const { infoBoxes } = project.infoBox
  return infoBoxes.length > 0 ? infoBoxes : [areaBox(project, locale), secondBox(project, locale)]
}

function areaBox({ kind, minAreaM2 }: FeaturedProject, locale: Locale): FeatureBox {
  const t = translator(locale)
  const text = t(kind === 'apartment' ? 'info.minimumApartment' : 'info.minimumLot')
  return { icon: 'area', value: formatArea(minAreaM2, locale), text, highlighted: false, bold: true }
}

function secondBox({ kind, months, at }: FeaturedProject, locale: Locale): FeatureBox {
  const t = translator(locale)
  const look = { highlighted: true, bold: true }
  if (kind === 'apartment') return { icon: 'building', value: at.name, text: t('info.location'), ...look }
  return months === null
    ? { icon: 'months', value: t('info.consult'), text: t('info.term'), ...look }
    : { icon: 'months', value: t('card.months', { count: months }), text: t('info.interestFree'), ...look }
}

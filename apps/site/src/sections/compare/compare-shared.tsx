import { compareProjects } from '@app/domain/compare/compare-rows'
import type { Locale } from '@app/domain/language/locale'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { formatList } from '@/i18n/format-list'
import { type CompareTranslate, factKinds, factName, type ProjectToCompare } from './compare-project'
import styles from './compare-shared.module.css'

type CompareSharedProps = { t: CompareTranslate; locale: Locale; projects: readonly ProjectToCompare[] }

/** Renders the facts and amenities that all compared projects share. */
export function CompareShared({ t, locale, projects }: CompareSharedProps) {
  const headingId = useId()
  const { common, commonAmenities } = compareProjects(projects, factKinds)
  if (common.length + commonAmenities.length === 0) return null
  return (
    <section className={styles.shared} aria-labelledby={headingId}>
      <Heading
        id={headingId}
        title={t('compare.shared')}
        titleBold={t('compare.sharedBold', { count: projects.length })}
        small
        inline
      />
      <ul>
        {common.map(({ key, fact }) => (
          <li key={key}>
            <Icon icon={CircleCheck} />
            {`${factName(key, t)}: ${formatList(fact.lines, locale)}`}
          </li>
        ))}
        {commonAmenities.map((kind) => (
          <li key={kind}>
            <Icon icon={CircleCheck} />
            {t(`compare.amenity.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

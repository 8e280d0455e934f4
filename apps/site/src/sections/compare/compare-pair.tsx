import { compareProjects } from '@app/domain/compare/compare-rows'
import type { Locale } from '@app/domain/language/locale'
import { useId } from 'react'
import { Image } from '@/components/image/image'
import { Small } from '@/components/text/text'
import { formatList } from '@/i18n/format-list'
import { CompareActions } from './compare-actions'
import styles from './compare-pair.module.css'
import { type CompareTranslate, factKinds, factName, type ProjectToCompare } from './compare-project'
import { CompareValue } from './compare-value'

type ComparePairProps = {
  t: CompareTranslate
  locale: Locale
  /** The projects that a select offers. */
  choices: readonly { slug: string; name: string }[]
  /** The one or two projects to show. */
  pair: readonly ProjectToCompare[]
  /** Selected projects that are not shown. */
  hiddenProjects: readonly ProjectToCompare[]
  onReplace(index: number, slug: string): void
}

/** Renders two projects at a time on phones. The two selects stay visible below the header of the site. */
export function ComparePair({ t, locale, choices, pair, hiddenProjects, onReplace }: ComparePairProps) {
  const id = useId()
  const { differing, otherAmenities } = compareProjects(pair, factKinds)
  return (
    <div>
      <div className={styles.pick}>
        {[t('compare.first'), t('compare.second')].map((label, index) => (
          <div key={label}>
            <label className="sr" htmlFor={`${id}-${index}`}>
              {label}
            </label>
            <select
              id={`${id}-${index}`}
              value={pair[index]?.slug ?? ''}
              onChange={(event) => onReplace(index, event.target.value)}
            >
              {!pair[index] && <option value="">{t('compare.choose')}</option>}
              {choices.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className={styles.images}>
        {pair.map(({ slug, image }) => (
          <div key={slug}>
            <Image image={image} span="rail" alt="" />
          </div>
        ))}
      </div>
      <dl className={styles.rows}>
        {differing.map(({ key, facts, isBest }) => (
          <div key={key}>
            <dt>{factName(key, t)}</dt>
            {pair.map((project, index) => (
              <dd key={project.slug}>
                <span className="sr">{project.name}: </span>
                <CompareValue t={t} project={project} name={key} fact={facts[index]} isBest={isBest[index] ?? false} />
              </dd>
            ))}
          </div>
        ))}
        {otherAmenities.some((amenities) => amenities.length > 0) && (
          <div>
            <dt>{t('compare.besides')}</dt>
            {pair.map(({ slug, name }, index) => (
              <dd key={slug} className={styles.amenities}>
                <span className="sr">{name}: </span>
                {otherAmenities[index]?.map((amenity) => (
                  <span key={amenity}>{amenity}</span>
                ))}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {pair.map((project, index) => (
          <div key={project.slug}>
            <CompareActions t={t} project={project} isFirst={index === 0} block quoteClass={styles.quote} />
          </div>
        ))}
      </div>
      {hiddenProjects.length > 0 && (
        <Small className={styles.kept}>
          {t('compare.kept', {
            names: formatList(
              hiddenProjects.map(({ name }) => name),
              locale,
            ),
          })}
        </Small>
      )}
    </div>
  )
}

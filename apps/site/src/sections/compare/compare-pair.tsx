import { compareProjects } from '@app/domain/compare/compare-rows'
import type { Locale } from '@app/domain/language/locale'
import { useId } from 'react'
import { Picture } from '@/components/picture/picture'
import { Small } from '@/components/text/text'
import { formatList } from '@/i18n/format-list'
import { CompareActions } from './compare-actions'
import styles from './compare-pair.module.css'
import { type CompareTranslate, factKinds, factName, type ProjectToCompare } from './compare-project'
import { CompareValue } from './compare-value'

type ComparePairProps = {
  t: CompareTranslate
  locale: Locale
  projects: readonly ProjectToCompare[]
  /** One or two. */
  pair: readonly ProjectToCompare[]
  /** Selected too, but not shown. */
  others: readonly ProjectToCompare[]
  onPlace(at: number, slug: string): void
}

/** On phones two projects at a time; the two selects stay in view below the header. */
export function ComparePair({ t, locale, projects, pair, others, onPlace }: ComparePairProps) {
  const id = useId()
  const { differing, otherAmenities } = compareProjects(pair, factKinds)
  return (
    <div>
      <div className={styles.pick}>
        {[t('compare.first'), t('compare.second')].map((label, at) => (
          <div key={label}>
            <label className="sr" htmlFor={`${id}-${at}`}>
              {label}
            </label>
            <select
              id={`${id}-${at}`}
              value={pair[at]?.slug ?? ''}
              onChange={(event) => onPlace(at, event.target.value)}
            >
              {!pair[at] && <option value="">{t('compare.choose')}</option>}
              {projects.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className={styles.pictures}>
        {pair.map(({ slug, picture }) => (
          <div key={slug}>
            <Picture picture={picture} span="rail" alt="" />
          </div>
        ))}
      </div>
      <dl className={styles.rows}>
        {differing.map(({ key, facts, isBest }) => (
          <div key={key}>
            <dt>{factName(key, t)}</dt>
            {pair.map(({ slug, name }, at) => (
              <dd key={slug}>
                <span className="sr">{name}: </span>
                <CompareValue t={t} name={key} fact={facts[at]} isBest={isBest[at] ?? false} />
              </dd>
            ))}
          </div>
        ))}
        {otherAmenities.some((some) => some.length > 0) && (
          <div>
            <dt>{t('compare.besides')}</dt>
            {pair.map(({ slug, name }, at) => (
              <dd key={slug} className={styles.amenities}>
                <span className="sr">{name}: </span>
                {otherAmenities[at]?.map((amenity) => (
                  <span key={amenity}>{amenity}</span>
                ))}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {pair.map((project, at) => (
          <div key={project.slug}>
            <CompareActions t={t} project={project} isFirst={at === 0} block quoteClass={styles.quote} />
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <Small className={styles.kept}>
          {t('compare.kept', {
            names: formatList(
              others.map(({ name }) => name),
              locale,
            ),
          })}
        </Small>
      )}
    </div>
  )
}

import { compareProjects } from '@app/domain/compare/compare-rows'
import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/button/button'
import { Drawing } from '@/components/drawing/drawing'
import { Picture } from '@/components/picture/picture'
import { CompareActions } from './compare-actions'
import { type CompareTranslate, factKinds, factName, type ProjectToCompare } from './compare-project'
import styles from './compare-table.module.css'
import { CompareValue } from './compare-value'

type CompareTableProps = {
  t: CompareTranslate
  chosen: readonly ProjectToCompare[]
  /** Projects that can still be added. */
  others: readonly ProjectToCompare[]
  onAdd(slug: string): void
  onRemove(slug: string): void
}

export function CompareTable({ t, chosen, others, onAdd, onRemove }: CompareTableProps) {
  const { differing, otherAmenities } = compareProjects(chosen, factKinds)
  return (
    <table className={styles.table}>
      <caption className="sr">{t('compare.caption', { count: chosen.length })}</caption>
      <thead>
        <tr>
          <td className={styles.choice}>
            <Choice t={t} count={chosen.length} others={others} onAdd={onAdd} />
          </td>
          {chosen.map(({ slug, name, picture }) => (
            <td key={slug}>
              <div className={styles.picture}>
                <Picture picture={picture} span="rail" alt="" />
                <IconButton
                  className={styles.remove}
                  icon={X}
                  label={t('compare.remove', { name })}
                  onClick={() => onRemove(slug)}
                />
              </div>
            </td>
          ))}
        </tr>
        <tr className={styles.names}>
          <td />
          {chosen.map(({ slug, name, logo }) => (
            <th key={slug} scope="col">
              <Drawing className={styles.logo} drawing={logo} alt={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map(({ key, facts, isBest }) => (
          <tr key={key}>
            <th scope="row">{factName(key, t)}</th>
            {chosen.map(({ slug }, at) => (
              <td key={slug}>
                <CompareValue t={t} name={key} fact={facts[at]} isBest={isBest[at] ?? false} />
              </td>
            ))}
          </tr>
        ))}
        {otherAmenities.some((some) => some.length > 0) && (
          <tr>
            <th scope="row">{t('compare.besides')}</th>
            {chosen.map(({ slug }, at) => (
              <td key={slug} className={styles.amenities}>
                {otherAmenities[at]?.map((amenity) => (
                  <span key={amenity}>{amenity}</span>
                ))}
              </td>
            ))}
          </tr>
        )}
        <tr className={styles.actions}>
          <th scope="row">
            <span className="sr">{t('compare.actions')}</span>
          </th>
          {chosen.map((project, at) => (
            <td key={project.slug}>
              <CompareActions t={t} project={project} isFirst={at === 0} quoteClass={styles.quote} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

type ChoiceProps = Pick<CompareTableProps, 't' | 'others' | 'onAdd'> & { count: number }

function Choice({ t, count, others, onAdd }: ChoiceProps) {
  const id = useId()
  return (
    <>
      <p>{t('compare.count', { count })}</p>
      {others.length > 0 && (
        <>
          <label htmlFor={id}>{t('compare.add')}</label>
          <select id={id} value="" onChange={(event) => event.target.value && onAdd(event.target.value)}>
            <option value="">{t('compare.choose')}</option>
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </>
  )
}

import { compareProjects } from '@app/domain/compare/compare-rows'
import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/button/button'
import { Image } from '@/components/image/image'
import { SvgImage } from '@/components/svg/svg'
import { CompareActions } from './compare-actions'
import { type CompareTranslate, factKinds, factName, type ProjectToCompare } from './compare-project'
import styles from './compare-table.module.css'
import { CompareValue } from './compare-value'

type CompareTableProps = {
  t: CompareTranslate
  selectedProjects: readonly ProjectToCompare[]
  addableProjects: readonly { slug: string; name: string }[]
  onAdd(slug: string): void
  onRemove(slug: string): void
}

export function CompareTable({ t, selectedProjects, addableProjects, onAdd, onRemove }: CompareTableProps) {
  const { differing, otherAmenities } = compareProjects(selectedProjects, factKinds)
  return (
    <table className={styles.table}>
      <caption className="sr">{t('compare.caption', { count: selectedProjects.length })}</caption>
      <thead>
        <tr>
          <td className={styles.choice}>
            <ProjectPicker t={t} count={selectedProjects.length} addableProjects={addableProjects} onAdd={onAdd} />
          </td>
          {selectedProjects.map(({ slug, name, image }) => (
            <td key={slug}>
              <div className={styles.image}>
                <Image image={image} span="rail" alt="" />
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
          {selectedProjects.map(({ slug, name, logo }) => (
            <th key={slug} scope="col">
              <SvgImage className={styles.logo} svg={logo} alt={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map(({ key, facts, isBest }) => (
          <tr key={key}>
            <th scope="row">{factName(key, t)}</th>
            {selectedProjects.map((project, index) => (
              <td key={project.slug}>
                <CompareValue t={t} project={project} name={key} fact={facts[index]} isBest={isBest[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
        {otherAmenities.some((amenities) => amenities.length > 0) && (
          <tr>
            <th scope="row">{t('compare.besides')}</th>
            {selectedProjects.map(({ slug }, index) => (
              <td key={slug} className={styles.amenities}>
                {otherAmenities[index]?.map((amenity) => (
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
          {selectedProjects.map((project, index) => (
            <td key={project.slug}>
              <CompareActions t={t} project={project} isFirst={index === 0} quoteClass={styles.quote} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

type ProjectPickerProps = Pick<CompareTableProps, 't' | 'addableProjects' | 'onAdd'> & { count: number }

function ProjectPicker({ t, count, addableProjects, onAdd }: ProjectPickerProps) {
  const id = useId()
  return (
    <>
      <p>{t('compare.count', { count })}</p>
      {addableProjects.length > 0 && (
        <>
          <label htmlFor={id}>{t('compare.add')}</label>
          <select id={id} value="" onChange={(event) => event.target.value && onAdd(event.target.value)}>
            <option value="">{t('compare.choose')}</option>
            {addableProjects.map(({ slug, name }) => (
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

import type { Fact } from '@app/domain/compare/compare-rows'
import clsx from 'clsx'
import { bestLabel, type CompareTranslate, type FactKey, factName, type ProjectToCompare } from './compare-project'
import styles from './compare-value.module.css'

type CompareValueProps = {
  t: CompareTranslate
  project: ProjectToCompare
  fact: Fact | undefined
  name: FactKey
  isBest: boolean
}

/** Returns whether a fact is text, which would fill the screen of a phone in the font size of a figure. */
const isText = (name: FactKey): boolean => name === 'documents' || name === 'services'

/** Renders a fact of one project. The best value of a row has a label. */
export function CompareValue({ t, project, fact, name, isBest }: CompareValueProps) {
  if (!fact) return <MissingFact t={t} project={project} name={name} />
  return (
    <>
      <span className={clsx(styles.value, name === 'instalment' && styles.large, isText(name) && styles.text)}>
        {fact.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {name === 'term' && fact.order !== null && <Years months={fact.order} />}
      {isBest && <span className={styles.best}>{bestLabel(name, t)}</span>}
    </>
  )
}

/** Says that a fact is not published, and links to the form that asks for it. */
export function MissingFact({ t, project, name }: Pick<CompareValueProps, 't' | 'project' | 'name'>) {
  // A sold-out project must not invite visitors to ask, and a project without a beach has no distance to the sand.
  if (!project.askHref || name === 'sand') return <span className={styles.unknown}>–</span>
  return (
    <span className={styles.unknown}>
      {t('compare.unknown')}
      <a href={project.askHref}>
        {t('compare.ask')}
        <span className="sr"> {t('compare.askAbout', { fact: factName(name, t), name: project.name })}</span>
      </a>
    </span>
  )
}

const years = [1, 2, 3, 4, 5]

/** Renders five bars and fills one per full year of the term, so visitors can compare terms at a glance. */
function Years({ months }: { months: number }) {
  return (
    <span className={styles.years} aria-hidden="true">
      {years.map((year) => (
        <i key={year} className={clsx(months < year * 12 && styles.open)} />
      ))}
    </span>
  )
}

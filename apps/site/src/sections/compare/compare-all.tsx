import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { Button, TextLink } from '@/components/button/button'
import { Image } from '@/components/image/image'
import styles from './compare-all.module.css'
import { type CompareTranslate, type FactKey, factName, type ProjectToCompare } from './compare-project'
import { MissingFact } from './compare-value'

type CompareAllProps = {
  t: CompareTranslate
  projects: readonly ProjectToCompare[]
  /** The page with all projects, if the table has only the first ones. */
  overview: { href: string; label: string } | null
  onChoose(slug: string): void
}

const columns: readonly FactKey[] = ['instalment', 'price', 'term', 'area', 'status']

/**
 * Renders the first projects in one table. Visitors see it until they select a project, or always if JavaScript is off.
 */
export function CompareAll({ t, projects, overview, onChoose }: CompareAllProps) {
  return (
    <div className={clsx('wrap', styles.all)}>
      <p className={styles.hint}>{t('compare.hint')}</p>
      <table className={styles.table}>
        <caption className="sr">{t('compare.all')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.project')}</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {factName(key, t)}
              </th>
            ))}
            <td className={styles.action} />
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.slug}>
              <th scope="row">
                <span className={styles.image}>
                  <Image image={project.image} span="rail" alt="" />
                </span>
                <a href={project.path}>{project.name}</a>
                <span>{project.facts.place?.lines.join(' ')}</span>
              </th>
              {columns.map((key) => (
                <td key={key}>
                  <span className={styles.name}>{factName(key, t)}</span>
                  {project.facts[key]?.lines.map((line) => <span key={line}>{line}</span>) ?? (
                    <MissingFact t={t} project={project} name={key} />
                  )}
                </td>
              ))}
              <td className={styles.action}>
                <Button
                  look="line"
                  icon={Plus}
                  iconFirst
                  aria-label={t('compare.addProject', { name: project.name })}
                  onClick={() => onChoose(project.slug)}
                >
                  {t('compare.compare')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {overview && <TextLink href={overview.href}>{overview.label}</TextLink>}
    </div>
  )
}

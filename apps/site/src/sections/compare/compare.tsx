import { MAX_COMPARED, readComparedSlugs, setComparedSlug, writeComparedSlugs } from '@app/domain/compare/compare-url'
import type { Locale } from '@app/domain/language/locale'
import { centsOf, shortUsd } from '@app/domain/money/money'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { useBudgetCounts } from '@/components/budget/use-budget-counts'
import { CopyLinkButton } from '@/components/copy-button/copy-button'
import { useQueryState } from '@/components/island/use-query-state'
import { type MoreProjects, useProjectData } from '@/components/project-list/use-project-data'
import { useProjectList } from '@/components/project-list/use-project-list'
import { type Texts, translate } from '@/i18n/translate'
import styles from './compare.module.css'
import { CompareAll } from './compare-all'
import { CompareInvitation } from './compare-invitation'
import { ComparePair } from './compare-pair'
import type { ProjectToCompare } from './compare-project'
import { CompareShared } from './compare-shared'
import { CompareTable } from './compare-table'

type CompareProps = {
  locale: Locale
  texts: Texts<'compare'>
  /** The first projects. The others are loaded when a visitor selects one of them. */
  projects: readonly ProjectToCompare[]
  more: MoreProjects | null
  /** The page with all projects. */
  overview: { href: string; label: string }
}

/** The part of a project's data that the comparison uses. */
type CompareData = { compare: ProjectToCompare }

/** Renders a comparison of up to four projects, with the differences first. The URL contains the selection. */
export function Compare({ locale, texts, projects, more, overview }: CompareProps) {
  const t = translate(texts, locale)
  const isListed = (slug: string) => projects.some((project) => project.slug === slug)
  const [requestedSlugs, setSlugs] = useQueryState<string[]>({
    initial: [],
    read: (search) => readComparedSlugs(search, (slug) => more !== null || isListed(slug)),
    write: writeComparedSlugs,
  })
  const [isSharedVisible, setSharedVisible] = useState(true)
  const loadedData = useProjectData<CompareData>(
    more,
    requestedSlugs.filter((slug) => !isListed(slug)),
  )
  const choices = useProjectList(more?.listHref) ?? projects

  const content = useRef<HTMLElement>(null)
  const contentProps = { ref: content, tabIndex: -1 }
  const budget = useBudgetCounts()
  /** Adds the number of lots that the budget in the URL pays for. */
  const withBudget = (project: ProjectToCompare): ProjectToCompare => {
    const count = budget?.lotsOf(project.slug)
    if (!budget || count === undefined) return project
    const fittingLots = {
      lines: [t('compare.fitting', { count, usd: shortUsd(centsOf(budget.monthly)) })],
      order: null,
    }
    return { ...project, facts: { ...project.facts, fitting: fittingLots } }
  }
  const slugs = requestedSlugs.filter((slug) => typeof loadedData.get(slug) !== 'string')
  const selectedProjects = slugs.flatMap((slug) => {
    const data = loadedData.get(slug)
    const project =
      projects.find((candidate) => candidate.slug === slug) ?? (typeof data === 'object' ? data.compare : null)
    return project ? withBudget(project) : []
  })
  const isAddable = ({ slug }: { slug: string }) => !slugs.includes(slug)
  const add = (slug: string) => setSlugs([...slugs, slug])
  /** Selects other projects with a button that then disappears, so the focus moves to the start of the new content. */
  function replaceContent(newSlugs: string[]) {
    setSlugs(newSlugs)
    requestAnimationFrame(() => {
      content.current?.focus({ preventScroll: true })
      content.current?.scrollIntoView({ block: 'start' })
    })
  }
  const choose = (slug: string) => replaceContent([...slugs, slug])
  if (selectedProjects.length === 0)
    return (
      <section className={styles.list} {...contentProps} aria-label={t('compare.all')}>
        <CompareAll t={t} projects={projects} overview={more && overview} onChoose={choose} />
      </section>
    )

  const pair = selectedProjects.slice(0, 2)
  return (
    <section
      className={styles.compare}
      {...contentProps}
      aria-label={t('compare.caption', { count: selectedProjects.length })}
    >
      <div className={clsx('wrap', styles.bar)}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state
            role="switch"
            checked={isSharedVisible}
            onChange={(event) => setSharedVisible(event.target.checked)}
          />
          <i aria-hidden="true" />
          {t('compare.showShared')}
        </label>
        <CopyLinkButton label={t('compare.copy')} copied={t('compare.copied')} failed={t('compare.copyFailed')} />
      </div>
      {selectedProjects.length === 1 && (
        <CompareInvitation t={t} projects={projects.filter(isAddable)} onChoose={choose} />
      )}
      <div className={clsx('wrap', styles.wide)}>
        <CompareTable
          t={t}
          selectedProjects={selectedProjects}
          addableProjects={slugs.length < MAX_COMPARED ? choices.filter(isAddable) : []}
          onAdd={slugs.length < MAX_COMPARED - 1 ? add : choose}
          onRemove={(slug) => replaceContent(slugs.filter((comparedSlug) => comparedSlug !== slug))}
        />
        {isSharedVisible && <CompareShared t={t} locale={locale} projects={selectedProjects} />}
      </div>
      <div className={clsx('wrap', styles.narrow)}>
        <ComparePair
          t={t}
          locale={locale}
          choices={choices}
          pair={pair}
          hiddenProjects={selectedProjects.slice(2)}
          onReplace={(index, slug) => setSlugs(setComparedSlug(slugs, index, slug))}
        />
        {isSharedVisible && <CompareShared t={t} locale={locale} projects={pair} />}
      </div>
    </section>
  )
}

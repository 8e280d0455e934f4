import { MAX_COMPARED, placeComparedSlug, readComparedSlugs, writeComparedSlugs } from '@app/domain/compare/compare-url'
import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useState } from 'react'
import { CopyLinkButton } from '@/components/copy-button/copy-button'
import { useQueryState } from '@/components/island/use-query-state'
import { type Texts, translate } from '@/i18n/translate'
import styles from './compare.module.css'
import { CompareAll } from './compare-all'
import { CompareInvitation } from './compare-invitation'
import { ComparePair } from './compare-pair'
import type { ProjectToCompare } from './compare-project'
import { CompareShared } from './compare-shared'
import { CompareTable } from './compare-table'

type CompareProps = { locale: Locale; texts: Texts<'compare'>; projects: readonly ProjectToCompare[] }

/** Compares up to four projects and lists differences first. The URL contains the selection. */
export function Compare({ locale, texts, projects }: CompareProps) {
  const t = translate(texts, locale)
  const allSlugs = projects.map(({ slug }) => slug)
  const [slugs, setSlugs] = useQueryState<string[]>({
    initial: [],
    read: (search) => readComparedSlugs(search, allSlugs),
    write: writeComparedSlugs,
  })
  const [isSharedVisible, setSharedVisible] = useState(true)

  const selectedProjects = slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? [])
  const addableProjects = projects.filter(({ slug }) => !slugs.includes(slug))
  const add = (slug: string) => setSlugs([...slugs, slug])
  if (selectedProjects.length === 0) return <CompareAll t={t} projects={projects} onChoose={add} />

  const remove = (slug: string) => setSlugs(slugs.filter((selected) => selected !== slug))
  const pair = selectedProjects.slice(0, 2)
  return (
    <div className={styles.compare}>
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
      <div className={clsx('wrap', styles.wide)}>
        <CompareTable
          t={t}
          selectedProjects={selectedProjects}
          addableProjects={selectedProjects.length < MAX_COMPARED ? addableProjects : []}
          onAdd={add}
          onRemove={remove}
        />
        {isSharedVisible && <CompareShared t={t} locale={locale} projects={selectedProjects} />}
      </div>
      <div className={clsx('wrap', styles.narrow)}>
        <ComparePair
          t={t}
          locale={locale}
          projects={projects}
          pair={pair}
          hiddenProjects={selectedProjects.slice(2)}
          onReplace={(index, slug) => setSlugs(placeComparedSlug(slugs, index, slug))}
        />
        {isSharedVisible && <CompareShared t={t} locale={locale} projects={pair} />}
      </div>
      {selectedProjects.length === 1 && <CompareInvitation t={t} projects={addableProjects} onChoose={add} />}
    </div>
  )
}

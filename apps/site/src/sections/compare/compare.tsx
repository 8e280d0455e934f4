import { MOST_COMPARED, placeCompared, readCompared, writeCompared } from '@app/domain/compare/compare-address'
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

/** Compares up to four projects, differences first. The selection is in the URL. */
export function Compare({ locale, texts, projects }: CompareProps) {
  const t = translate(texts, locale)
  const known = projects.map(({ slug }) => slug)
  const [slugs, setSlugs] = useQueryState<string[]>({
    initial: [],
    read: (search) => readCompared(search, known),
    write: writeCompared,
  })
  const [showsShared, setShowsShared] = useState(true)

  const chosen = slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? [])
  const others = projects.filter(({ slug }) => !slugs.includes(slug))
  const add = (slug: string) => setSlugs([...slugs, slug])
  if (chosen.length === 0) return <CompareAll t={t} projects={projects} onChoose={add} />

  const remove = (slug: string) => setSlugs(slugs.filter((one) => one !== slug))
  const pair = chosen.slice(0, 2)
  return (
    <div className={styles.compare}>
      <div className={clsx('wrap', styles.bar)}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state
            role="switch"
            checked={showsShared}
            onChange={(event) => setShowsShared(event.target.checked)}
          />
          <i aria-hidden="true" />
          {t('compare.showShared')}
        </label>
        <CopyLinkButton label={t('compare.copy')} copied={t('compare.copied')} failed={t('compare.copyFailed')} />
      </div>
      <div className={clsx('wrap', styles.wide)}>
        <CompareTable
          t={t}
          chosen={chosen}
          others={chosen.length < MOST_COMPARED ? others : []}
          onAdd={add}
          onRemove={remove}
        />
        {showsShared && <CompareShared t={t} locale={locale} projects={chosen} />}
      </div>
      <div className={clsx('wrap', styles.narrow)}>
        <ComparePair
          t={t}
          locale={locale}
          projects={projects}
          pair={pair}
          others={chosen.slice(2)}
          onPlace={(at, slug) => setSlugs(placeCompared(slugs, at, slug))}
        />
        {showsShared && <CompareShared t={t} locale={locale} projects={pair} />}
      </div>
      {chosen.length === 1 && <CompareInvitation t={t} projects={others} onChoose={add} />}
    </div>
  )
}

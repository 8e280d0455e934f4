import { MOST_COMPARED, placeCompared, readCompared, writeCompared } from '@sillar/domain/compare/compare-address'
import clsx from 'clsx'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button/button'
import { useAddressState } from '@/components/live/use-address-state'
import type { Locale } from '@/i18n/locales'
import { type Texts, translate } from '@/i18n/translate'
import styles from './compare.module.css'
import { CompareAll } from './compare-all'
import { CompareInvitation } from './compare-invitation'
import { ComparePair } from './compare-pair'
import type { ProjectToCompare } from './compare-project'
import { CompareShared } from './compare-shared'
import { CompareTable } from './compare-table'

type CompareProps = { locale: Locale; texts: Texts<'compare'>; projects: readonly ProjectToCompare[] }

/** Up to four projects side by side, what differs first. Which ones stands in the address. */
export function Compare({ locale, texts, projects }: CompareProps) {
  const t = translate(texts, locale)
  const known = projects.map(({ slug }) => slug)
  const [slugs, setSlugs] = useAddressState<string[]>({
    initial: [],
    read: (search) => readCompared(search, known),
    write: writeCompared,
  })
  const [showsShared, setShowsShared] = useState(true)
  const [answer, setAnswer] = useState('')

  const chosen = slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? [])
  const others = projects.filter(({ slug }) => !slugs.includes(slug))
  const add = (slug: string) => setSlugs([...slugs, slug])
  if (chosen.length === 0) return <CompareAll t={t} projects={projects} onChoose={add} />

  const remove = (slug: string) => setSlugs(slugs.filter((one) => one !== slug))
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setAnswer(t('compare.copied')),
      () => setAnswer(t('compare.copyFailed')),
    )
  const pair = chosen.slice(0, 2)
  return (
    <div className={styles.compare}>
      <div className={clsx('wrap', styles.bar)}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a box says itself whether it is checked
            role="switch"
            checked={showsShared}
            onChange={(event) => setShowsShared(event.target.checked)}
          />
          <i aria-hidden="true" />
          {t('compare.showShared')}
        </label>
        <Button look="line" icon={Link} iconFirst onClick={copy}>
          {t('compare.copy')}
        </Button>
        <p role="status">{answer}</p>
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
          kept={chosen.slice(2)}
          onPlace={(at, slug) => setSlugs(placeCompared(slugs, at, slug))}
        />
        {showsShared && <CompareShared t={t} locale={locale} projects={pair} />}
      </div>
      {chosen.length === 1 && <CompareInvitation t={t} projects={others} onChoose={add} />}
    </div>
  )
}

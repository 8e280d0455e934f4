import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '@/components/icon/icon'
import { FilterTabs } from '@/components/tabs/tabs'
import type { KeyOf, Translate } from '@/i18n/translate'
import styles from './news-list.module.css'

type CategoryFilterProps = {
  t: Translate<KeyOf<'news'>>
  categories: { slug: string; label: string }[]
  articles: { category: string }[]
  chosen: string
  onChoose(category: string): void
}

/** Renders buttons on wide screens and a native select on phones. */
export function CategoryFilter({ t, categories, articles, chosen, onChoose }: CategoryFilterProps) {
  const selectId = useId()
  const choices = [
    { id: '', label: t('news.everything'), count: articles.length },
    ...categories.map(({ slug, label }) => ({
      id: slug,
      label,
      count: articles.filter(({ category }) => category === slug).length,
    })),
  ]
  return (
    <div className={styles.filter}>
      <FilterTabs
        className={styles.filterTabs}
        label={t('news.category')}
        choices={choices}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div className={styles.filterSelect}>
        <label htmlFor={selectId}>{t('news.category')}</label>
        <span>
          <select id={selectId} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            {choices.map(({ id, label, count }) => (
              <option key={id} value={id}>
                {label} ({count})
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </div>
  )
}

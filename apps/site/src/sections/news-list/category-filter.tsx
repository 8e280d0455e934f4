import { useId } from 'react'
import type { ArticleView, NewsCategoryView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { Icon } from '@/ui/icon'

type CategoryFilterProps = { categories: NewsCategoryView[]; articles: ArticleView[] }

/** Buttons on wide screens; on a phone the system's own list, which closes by itself once a category is chosen. */
export function CategoryFilter({ categories, articles }: CategoryFilterProps) {
  const { t } = useLanguage()
  const selectId = useId()
  const choices = [
    { slug: '', label: t('news.everything'), count: articles.length },
    ...categories.map(({ slug, label }) => ({
      slug,
      label,
      count: articles.filter(({ category }) => category === slug).length,
    })),
  ]
  return (
    <div className="newsfilter">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons */}
      <div className="tabs newsfilter__tabs" role="group" aria-label={t('news.category')}>
        {choices.map(({ slug, label, count }) => (
          <button key={slug} type="button" className="tab" data-category={slug} aria-pressed={slug === ''}>
            {label}
            <sup>{count}</sup>
          </button>
        ))}
      </div>
      <div className="newsfilter__select">
        <label htmlFor={selectId}>{t('news.category')}</label>
        <span>
          <select id={selectId} data-news="select">
            {choices.map(({ slug, label, count }) => (
              <option key={slug} value={slug}>
                {label} ({count})
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  )
}

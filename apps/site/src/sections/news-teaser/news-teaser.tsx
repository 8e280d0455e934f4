import './news-teaser.css'
import { useId } from 'react'
import type { ArticleView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { TextLink } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { SectionHead } from '@/ui/section-head'

type NewsTeaserProps = { title: string; titleBold: string; articles: ArticleView[] }

/** One story with its picture, four headlines with rules. */
export function NewsTeaser({ title, titleBold, articles }: NewsTeaserProps) {
  const { t, path } = useLanguage()
  const headingId = useId()
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section className="section" aria-labelledby={headingId} data-reveal="1">
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <TextLink href={path('news')}>{t('news.all')}</TextLink>
        </SectionHead>
        <div className="news">
          <a className="news__lead" href={first.path}>
            <figure>
              <Picture image={first.image} span="two-thirds" alt="" />
            </figure>
            <Meta article={first} />
            <h3>{first.title}</h3>
          </a>
          <div className="news__list">
            {others.slice(0, 4).map((article) => (
              <a key={article.number} href={article.path}>
                <Meta article={article} />
                <h3>{article.title}</h3>
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Meta({ article }: { article: ArticleView }) {
  return (
    <p className="news__meta">
      <b>{article.categoryLabel}</b>
      <span>{article.dateLabel}</span>
    </p>
  )
}

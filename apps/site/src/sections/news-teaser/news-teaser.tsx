import type { Locale } from '@app/domain/language/locale'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { Picture, type PictureData } from '@/components/picture/picture'
import { reveal } from '@/components/reveal/reveal'
import { SectionHead } from '@/components/section-head/section-head'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import styles from './news-teaser.module.css'

type Article = {
  number: number
  title: string
  path: string
  categoryLabel: string
  dateLabel: string
  picture: PictureData
}
type NewsTeaserProps = { locale: Locale; title: string; titleBold: string; articles: Article[] }

const headlines = 4

/** One article with its image and four headlines. */
export function NewsTeaser({ locale, title, titleBold, articles }: NewsTeaserProps) {
  const headingId = useId()
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <TextLink href={pathFor('news', locale)}>{translator(locale)('news.all')}</TextLink>
        </SectionHead>
        <div className={styles.newsTeaser}>
          <a className={styles.lead} href={first.path}>
            <figure {...reveal(1)}>
              <Picture picture={first.picture} span="two-thirds" alt="" />
            </figure>
            <Meta article={first} />
            <h3>{first.title}</h3>
          </a>
          <div className={styles.list}>
            {others.slice(0, headlines).map((article) => (
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

function Meta({ article }: { article: Article }) {
  return (
    <p className={styles.meta}>
      <b>{article.categoryLabel}</b>
      <span>{article.dateLabel}</span>
    </p>
  )
}

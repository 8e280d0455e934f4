import type { Locale } from '@app/domain/language/locale'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { Image, type ResponsiveImage } from '@/components/image/image'
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
  image: ResponsiveImage
}
type NewsTeaserProps = { locale: Locale; title: string; titleBold: string; articles: Article[] }

const headlineCount = 4

/** Renders one article with its image, and the headlines of up to four others. */
export function NewsTeaser({ locale, title, titleBold, articles }: NewsTeaserProps) {
  const headingId = useId()
  const [firstArticle, ...otherArticles] = articles
  if (!firstArticle) return null
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <TextLink href={pathFor('news', locale)}>{translator(locale)('news.all')}</TextLink>
        </SectionHead>
        <div className={styles.newsTeaser}>
          <a className={styles.newest} href={firstArticle.path}>
            <figure {...reveal(1)}>
              <Image image={firstArticle.image} span="two-thirds" alt="" />
            </figure>
            <Meta article={firstArticle} />
            <h3>{firstArticle.title}</h3>
          </a>
          <div className={styles.list}>
            {otherArticles.slice(0, headlineCount).map((article) => (
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

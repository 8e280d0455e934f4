import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import styles from './article-head.module.css'
import { backLink } from './back-link.dom'

type ArticleHeadProps = {
  locale: Locale
  title: string
  summary: string
  categoryLabel: string
  dateLabel: string
  author: string
  image: ResponsiveImage
}

/** Renders the title of an article and an image that bleeds off the right edge, with the date over its corner. */
export function ArticleHead(props: ArticleHeadProps) {
  const { locale, title, summary, categoryLabel, dateLabel, author, image } = props
  return (
    <header className={styles.articleHead}>
      <div className={clsx('wrap', styles.words)}>
        <TextLink className={styles.back} href={pathFor('news', locale)} icon={ArrowLeft} iconFirst {...backLink}>
          {translator(locale)('article.back')}
        </TextLink>
        <h1>{title}</h1>
        <Intro>{summary}</Intro>
      </div>
      <figure className={styles.media}>
        <Image image={image} span="full" hero />
        <figcaption>
          <b>{categoryLabel}</b>
          <span>{dateLabel}</span>
          <span>{author}</span>
        </figcaption>
      </figure>
    </header>
  )
}

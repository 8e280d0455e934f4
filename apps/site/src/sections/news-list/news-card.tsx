import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import button from '@/components/button/button.module.css'
import { Icon } from '@/components/icon/icon'
import { Image, type ResponsiveImage } from '@/components/image/image'
import type { Post } from '@/components/recent-posts/recent-posts'
import styles from './news-list.module.css'

export type Article = Post & { category: string; categoryLabel: string; summary: string; image: ResponsiveImage }

type NewsCardProps = {
  article: Article
  readMore: string
  /** Whether CSS hides the card until hydration, because it is not on the first page. */
  isLater: boolean
}

/** Renders a card that is one link; "Read more" is only a visual cue. */
export function NewsCard({ article, readMore, isLater }: NewsCardProps) {
  return (
    <li className={clsx(styles.card, isLater && styles.cardLater)} data-later>
      <div className={styles.cardMedia}>
        <Image image={article.image} span="column" alt="" />
      </div>
      <div className={styles.cardBody}>
        <p className={styles.cardMeta}>
          <b>{article.categoryLabel}</b>
          <span>{article.dateLabel}</span>
        </p>
        <h3>
          <a className={styles.cardHit} href={article.path}>
            {article.title}
          </a>
        </h3>
        <p className={styles.cardSummary}>{article.summary}</p>
        <span className={clsx(button.link, styles.cardMore)} aria-hidden="true">
          {readMore}
          <Icon icon={ArrowRight} />
        </span>
      </div>
    </li>
  )
}

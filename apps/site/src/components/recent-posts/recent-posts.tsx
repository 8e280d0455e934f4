import clsx from 'clsx'
import { useId } from 'react'
import styles from './recent-posts.module.css'

export type Post = { number: number; title: string; path: string; dateLabel: string }

type RecentPostsProps = { title: string; posts: Post[]; className?: string }

/** Renders links to the latest news articles, beside the news list and beside each article. */
export function RecentPosts({ title, posts, className }: RecentPostsProps) {
  const headingId = useId()
  return (
    <aside className={clsx(styles.recentPosts, className)} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {title}
      </h2>
      <ol>
        {posts.map((post) => (
          <li key={post.number}>
            <a href={post.path}>
              <strong>{post.title}</strong>
              <span>{post.dateLabel}</span>
            </a>
          </li>
        ))}
      </ol>
    </aside>
  )
}

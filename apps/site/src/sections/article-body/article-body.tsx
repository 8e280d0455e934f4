import './article-body.css'
import { renderMarkdown } from '@/content/markdown'
import type { ArticleView } from '@/content/news'
import { Prose } from '@/ui/prose'
import { RecentPosts } from '@/ui/recent-posts'
import { ShareLinks } from './share-links'

type ArticleBodyProps = { article: ArticleView; recent: ArticleView[]; address: string }

/** The text on its measure; ways to share it at its left, other headlines at its right. */
export function ArticleBody({ article, recent, address }: ArticleBodyProps) {
  return (
    <div className="wrap article-body">
      <ShareLinks title={article.title} address={address} />
      <Prose html={renderMarkdown(article.body).html} />
      <RecentPosts articles={recent} />
    </div>
  )
}

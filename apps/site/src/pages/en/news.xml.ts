import type { APIRoute } from 'astro'
import { newsFeed } from '@/page-data/news-feed'

export const GET: APIRoute = ({ site }) => {
  if (!site) throw new Error('A feed needs the public URL of the site.')
  return new Response(newsFeed('en', site.href), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

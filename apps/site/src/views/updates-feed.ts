import { type Locale, locales } from '@app/domain/language/locale'
import type { APIRoute } from 'astro'
import { routes, updatesFeedName } from '@/i18n/routes'
import { allProjects } from '@/page-data/projects'
import { updatesFeed } from '@/page-data/updates-feed'

const kinds = ['condominium', 'apartment'] as const

function parseFeedPattern(pattern: string) {
  for (const kind of kinds)
    for (const locale of locales)
      if (`${routes[kind][locale]}/${updatesFeedName[locale]}` === pattern) return { kind, locale }
  throw new Error(`No feed has the URL pattern "${pattern}".`)
}

/** Returns one path per project that has construction updates. */
export const getStaticPaths = ({ routePattern }: { routePattern: string }) => {
  const { kind, locale } = parseFeedPattern(routePattern)
  return projectsWithFeed(locale)
    .filter((project) => project.kind === kind)
    .map(({ slug }) => ({ params: { slug } }))
}

const projectsWithFeed = (locale: Locale) =>
  allProjects(locale).filter(({ constructionUpdates }) => constructionUpdates)

export const GET: APIRoute = ({ params, site, routePattern }) => {
  if (!site) throw new Error('A feed needs the public URL of the site.')
  const { locale } = parseFeedPattern(routePattern)
  const feed = updatesFeed(params.slug ?? '', locale, site.href)
  if (feed === null) return new Response(null, { status: 404 })
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}

import { limaInstant } from '@app/domain/calendar/lima-time'
import { type Locale, languageTag } from '@app/domain/language/locale'
import { escapeMarkup } from '@app/domain/markup/escape-markup'

type FeedItem = {
  title: string
  link: string
  /** Stays the same when the text is corrected, because feed readers show an item with another id as new. */
  id: string
  day: string
  text: string | null
}
type Feed = {
  title: string
  description: string
  locale: Locale
  /** URL of the page with the same content. */
  page: string
  url: string
  /** Newest first. */
  items: FeedItem[]
}

/** Returns noon in Lima, because a day has no time and noon in Lima is the same day in the Americas and Europe. */
const pubDate = (day: string) => limaInstant(day, '12:00').toUTCString()

/** Renders a feed as RSS 2.0. */
export function renderRss({ title, description, locale, page, url, items }: Feed): string {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeMarkup(title)}</title>`,
    `    <link>${escapeMarkup(page)}</link>`,
    `    <description>${escapeMarkup(description)}</description>`,
    `    <language>${languageTag[locale]}</language>`,
    `    <atom:link href="${escapeMarkup(url)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`    <lastBuildDate>${pubDate(newest.day)}</lastBuildDate>`] : []),
    ...items.flatMap(renderItem),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}

const renderItem = ({ title, link, id, day, text }: FeedItem): string[] => [
  '    <item>',
  `      <title>${escapeMarkup(title)}</title>`,
  `      <link>${escapeMarkup(link)}</link>`,
  `      <guid isPermaLink="false">${escapeMarkup(id)}</guid>`,
  `      <pubDate>${pubDate(day)}</pubDate>`,
  ...(text ? [`      <description>${escapeMarkup(text)}</description>`] : []),
  '    </item>',
]

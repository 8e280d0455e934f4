// A share card is the image that WhatsApp and social networks show for a link. Its figures are those of its page.

import { type Locale, locales } from '../language/locale'
import { centsOf, noBreakSpace, shortPen, shortUsd, toWholeSoles } from '../money/money'
import { limitProjects, MAX_CARDS } from '../project/listed-projects'
import { localizeIn } from '../snapshot/localize-snapshot'
import type { Image, Media } from '../snapshot/media.schema'
import type { Article } from '../snapshot/news.schema'
import { pathFor } from '../snapshot/page-urls'
import type { Project, ProjectKind } from '../snapshot/project.schema'
import type { Snapshot } from '../snapshot/snapshot.schema'
import { shareMessages } from './share-messages'

export const shareImageSize = { width: 1200, height: 630 }

export type CardImage = { file: string; width: number; height: number; focal: { x: number; y: number } }
export type CardSvg = { file: string; viewBox: string }

export type ShareCard = {
  /** Path of the page. */
  page: string
  theme: ProjectKind
  /** Shown instead of the title. */
  logo: CardSvg | null
  title: [light: string, bold: string]
  /** A line below the title. */
  text: string | null
  price: { label: string; amounts: [usd: string, pen: string] } | null
  /** Shown instead of the price. */
  status: { title: [light: string, bold: string]; text: string } | null
  term: [months: string, interest: string] | null
  image: CardImage | null
  /** The site plan, shown instead of an image. */
  plan: CardSvg | null
  /** The number of stones, one per instalment, shown instead of an image. */
  stones: number | null
  /** Says that the figures are invented, because the card is seen without its page. */
  demo: string | null
  /** Amounts that the page must show too. */
  figures: string[]
}

export const shareCards = (snapshot: Snapshot): ShareCard[] =>
  [...shareCardMakers(snapshot).values()].map((makeCard) => makeCard())

/**
 * Returns a function that makes the card for each page that has one: home, quote, projects, their lots and the articles.
 * A page needs only its own card, so the others are not made.
 */
export function shareCardMakers(snapshot: Snapshot): Map<string, () => ShareCard> {
  const content: CardContent = {
    snapshot,
    media: new Map(snapshot.media.map((item) => [item.key, item])),
    isDemo: isDemo(snapshot),
  }
  const projectsWithLots = new Set(snapshot.lots.map(({ project }) => project))
  const makers = new Map<string, () => ShareCard>()
  for (const locale of locales) {
    const add = (page: string, makeFields: () => CardFields) =>
      makers.set(page, () => ({
        ...emptyCard,
        demo: content.isDemo ? shareMessages[locale].demo : null,
        ...makeFields(),
        page,
      }))
    add(pathFor('home', locale), () => homeCard(content, locale))
    add(pathFor('quote', locale), () => quoteCard(locale))
    for (const project of snapshot.projects) {
      const { slug, kind, lotPlan } = project
      add(pathFor(kind, locale, { slug }), () => projectCard(content, project, locale))
      if (projectsWithLots.has(slug) && (kind === 'apartment' || lotPlan))
        add(pathFor(lotsPageOf(kind), locale, { slug }), () => lotsCard(content, project, locale))
    }
    for (const article of snapshot.news)
      add(pathFor('article', locale, { number: article.number }), () => articleCard(content, article, locale))
  }
  return makers
}

const lotsPageOf = (kind: ProjectKind) => (kind === 'apartment' ? 'units' : 'lots')

const emptyCard: Omit<ShareCard, 'page' | 'title'> = {
  theme: 'condominium',
  logo: null,
  text: null,
  price: null,
  status: null,
  term: null,
  image: null,
  plan: null,
  stones: null,
  demo: null,
  figures: [],
}

const isDemo = ({ projects, lots }: Snapshot) =>
  projects.some(({ answers }) => answers?.isDemo) || lots.some((lot) => lot.isDemo)

type MediaByKey = ReadonlyMap<string, Media>
type CardContent = { snapshot: Snapshot; media: MediaByKey; isDemo: boolean }
type CardFields = Partial<ShareCard> & Pick<ShareCard, 'title'>

function homeCard({ snapshot, media }: CardContent, locale: Locale): CardFields {
  const { hero } = localizeIn(snapshot, snapshot.home, locale)
  const cheapestProject = cheapestListed(snapshot)
  return {
    title: [hero.title, hero.titleBold],
    image: imageOf(media, hero.poster),
    ...(cheapestProject && offerOf(snapshot, cheapestProject, locale)),
  }
}

/** Returns the project with the lowest instalment among the project cards of the home page. */
function cheapestListed({ projects }: Snapshot): Project | undefined {
  const { shown } = limitProjects(
    projects.toSorted((a, b) => a.order - b.order),
    MAX_CARDS,
  )
  return shown
    .filter(({ soldOut, monthlyFromUsd }) => !soldOut && monthlyFromUsd !== null)
    .toSorted((a, b) => (a.monthlyFromUsd ?? 0) - (b.monthlyFromUsd ?? 0))[0]
}

const QUOTE_STONES = 60

const quoteCard = (locale: Locale): CardFields => ({
  title: shareMessages[locale].quote,
  text: shareMessages[locale].quoteText,
  stones: QUOTE_STONES,
})

const projectCard = ({ snapshot, media }: CardContent, project: Project, locale: Locale): CardFields => ({
  theme: project.kind,
  title: ['', project.name],
  text: placeOf(snapshot, project),
  logo: svgOf(media, project.logo),
  image: imageOf(media, project.cardImage),
  status: project.soldOut ? shareMessages[locale].soldOut : null,
  ...offerOf(snapshot, project, locale),
})

/** Returns a card without a price, because each lot on the page has its own. */
function lotsCard({ snapshot, media }: CardContent, project: Project, locale: Locale): CardFields {
  const plan = project.lotPlan ? svgOf(media, project.lotPlan) : null
  return {
    theme: project.kind,
    title: shareMessages[locale][lotsPageOf(project.kind)],
    text: [project.name, placeOf(snapshot, project)].filter(Boolean).join('. '),
    plan,
    image: plan ? null : imageOf(media, project.cardImage),
  }
}

function articleCard({ snapshot, media }: CardContent, article: Article, locale: Locale): CardFields {
  const { title, dateLabel } = localizeIn(snapshot, article, locale)
  const category = snapshot.newsCategories.find(({ slug }) => slug === article.category)
  return {
    title: ['', title],
    text: [...(category ? [category.label[locale]] : []), dateLabel.replaceAll(' ', noBreakSpace)].join('. '),
    image: imageOf(media, article.image),
  }
}

function placeOf({ places }: Snapshot, project: Project): string {
  const place = places.find(({ slug }) => slug === project.place)
  return place ? [...new Set([place.name, place.region])].join(', ') : ''
}

/** Returns instalment and term, or nothing for a project without a published price. */
function offerOf({ siteSettings }: Snapshot, project: Project, locale: Locale): Partial<ShareCard> {
  const { soldOut, monthlyFromUsd, months } = project
  if (soldOut || monthlyFromUsd === null) return {}
  const usd = centsOf(monthlyFromUsd)
  const pen = toWholeSoles(usd, siteSettings.exchangeRate.solesPerDollar)
  const amounts: [string, string] = [shortUsd(usd), shortPen(pen)]
  const { monthlyFrom, term } = shareMessages[locale]
  return {
    price: { label: monthlyFrom, amounts },
    term: months === null ? null : term(months),
    figures: amounts,
  }
}

/** Returns a JPEG that is large enough for a card. */
function imageOf(media: MediaByKey, key: string): CardImage | null {
  const image = media.get(key)
  if (image?.kind !== 'image') return null
  const size = wideSize(image)
  return size ? { file: size.jpeg, width: size.width, height: size.height, focal: image.focal } : null
}

const wideSize = ({ sizes }: Image) => sizes.find(({ width }) => width >= shareImageSize.width) ?? sizes.at(-1)

function svgOf(media: MediaByKey, key: string): CardSvg | null {
  const svg = media.get(key)
  return svg?.kind === 'svg' && svg.viewBox ? { file: svg.src, viewBox: svg.viewBox } : null
}

/** Describes a card for people who cannot see it. */
export const shareCardAlt = ({ title, text, price, status, term }: ShareCard): string =>
  [
    title.filter(Boolean).join(' '),
    text,
    price && `${price.label} ${price.amounts.join(' | ')}`,
    status && `${status.title.join(' ')}. ${status.text}`,
    term?.join(' '),
  ]
    .flatMap((part) => (part ? [part.replace(/\.$/, '')] : []))
    .join('. ')

/** Returns the start of the URL of a share image. A hash and the extension follow, so a changed card has another URL. */
export const shareImagePrefix = (page: string): string => `/share/${page.slice(1).replaceAll('/', '-') || 'inicio'}.`

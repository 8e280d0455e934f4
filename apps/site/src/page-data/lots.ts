// What the plan of a project's lots, its page and its section are made from.

import type { Locale } from '@sillar/domain/language/localized.schema'
import type { Lot } from '@sillar/domain/lot/lot.schema'
import { floorOf, unitOf } from '@sillar/domain/lot/lot-code'
import { countStates, lotFilterNames } from '@sillar/domain/lot/lot-filter'
import { lotsNowPath } from '@sillar/domain/lot/lot-states'
import { middleOf } from '@sillar/domain/lot/nearest-lot'
import type { Cents } from '@sillar/domain/money/money'
import { quoteOffer } from '@sillar/domain/quote/quote-offer'
import { pageAddresses } from '@sillar/domain/snapshot/page-addresses'
import { pathFor } from '@/i18n/routes'
import { dayAndTime } from '@/i18n/short-formats'
import { translate } from '@/i18n/translate'
import { translator } from '@/i18n/translator'
import { contactSection } from './contact'
import { lotTexts } from './lot-texts'
import { mediaOf, pictureOf } from './media'
import { priceNote, priceText } from './price-text'
import { type ProjectView, projectBySlug } from './projects'
import { oncePerSnapshot, snapshot } from './snapshot'
import { visitHours } from './visit-page'

const lotsByProject = oncePerSnapshot(({ lots }) => Map.groupBy(lots, ({ project }) => project))

/** In the order of their codes, the tenth floor after the ninth. */
const lotsOf = (slug: string): Lot[] =>
  (lotsByProject().get(slug) ?? []).toSorted(
    (one, other) => one.block.length - other.block.length || (one.code < other.code ? -1 : 1),
  )

/** What the lots cost that can be had, by their codes. */
export const freeLotPrices = (slug: string): Record<string, Cents> =>
  Object.fromEntries(
    lotsOf(slug).flatMap(({ code, state, listPriceCents }) => (state === 'free' ? [[code, listPriceCents]] : [])),
  )

type SellingProject = Pick<ProjectView, 'slug' | 'kind' | 'lotPlan'>

const sellsLots = ({ slug, kind, lotPlan }: SellingProject): boolean =>
  (kind === 'apartment' || Boolean(lotPlan)) && lotsOf(slug).length > 0

function planOf(key: string, name: string, locale: Locale) {
  const { viewBox, ground, content, shapes } = mediaOf(key, 'drawing', locale)
  const alt = translator(locale)('lots.plan', { name })
  const points = new Map(shapes.map((shape) => [shape.id, shape.points]))
  return { ground: { viewBox: viewBox ?? '0 0 1 1', content: ground ?? content, alt }, points }
}

const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** Nothing is drawn of a building: its apartments stand one above the other, so that arrow keys find the neighbour. */
const standing = ({ block, code }: Lot) => ({ x: Number(unitOf({ code })) * 100, y: floorOf({ block }) * -100 })

function offered(lots: Lot[], points: ReadonlyMap<string, string> | null) {
  return lots.map((lot) => {
    const { code, block, areaM2, frontageM, depthM, orientation, unitType, listPriceCents, state } = lot
    const outline = points?.get(lot.shape) ?? ''
    return {
      code,
      block,
      areaM2,
      frontageM,
      depthM,
      orientation,
      unitType,
      listPriceCents,
      state,
      points: outline,
      at: points ? rounded(middleOf(outline)) : standing(lot),
    }
  })
}

/** The states of a release are as old as the last change it knows; without any, as old as the release. */
function lastChange(lots: Lot[]): string {
  const changes = lots.flatMap(({ stateSince }) => stateSince ?? []).toSorted()
  return changes.at(-1) ?? new Date().toISOString()
}

/** A page by its Spanish address, where the site has it. */
const pageAt = (es: string) => Object.values<Record<Locale, string>>(pageAddresses).find((page) => page.es === es)

/** The quote, to which a lot's code is added. */
function quoteAddress(slug: string, locale: Locale): string | null {
  const page = pageAt('/cotizador')
  return page
    ? `${page[locale]}?${locale === 'es' ? 'proyecto' : 'project'}=${slug}&${lotFilterNames[locale].lot}=`
    : null
}

/** The hours of the project, to which a lot's code is added; without any the contact form takes the wish. */
function visitAddress(slug: string, locale: Locale): string | null {
  const hours = visitHours(slug, locale)
  return hours && `${hours}&lot=`
}

export function lotsPage(slug: string, locale: Locale) {
  const project = projectBySlug(slug, locale)
  const texts = lotTexts(project.kind, locale)
  const t = translate(texts, locale)
  const lots = lotsOf(slug)
  const plan = project.lotPlan ? planOf(project.lotPlan, project.name, locale) : null
  const isDemo = lots.some((lot) => lot.isDemo)
  return {
    project,
    seo: {
      title: t('lots.title', { name: project.name }),
      description: t('lots.description', { name: project.name, count: lots.length }),
    },
    head: { title: t('lots.head'), titleBold: project.name, crumb: { href: project.path, text: project.name } },
    finder: {
      locale,
      texts,
      ground: plan?.ground ?? null,
      boardName: t('lots.plan', { name: project.name }),
      lots: offered(lots, plan?.points ?? null),
      terms: { months: project.months, solesPerDollar: snapshot().siteSettings.exchangeRate.solesPerDollar },
      asOf: lastChange(lots),
      nowPath: lotsNowPath(slug),
      isDemo,
      note: { ...priceNote(project.conditions, locale), ...(isDemo && { besides: t('lots.demoNote') }) },
      quote: quoteOffer(project) && quoteAddress(slug, locale),
      visit: visitAddress(slug, locale),
    },
    contact: contactSection(project.contact, locale),
  }
}

/** The section of the project's page; none where no lots are entered. */
export function lotsTeaser(project: ProjectView, locale: Locale) {
  if (!sellsLots(project)) return null
  const t = translate(lotTexts(project.kind, locale), locale)
  const lots = lotsOf(project.slug)
  const plan = project.lotPlan ? planOf(project.lotPlan, project.name, locale) : null
  const units = offered(lots, plan?.points ?? null)
  const counts = countStates(lots)
  return {
    title: t('lots.section'),
    titleBold: t('lots.sectionBold'),
    plan: plan && {
      ground: plan.ground,
      lots: units.map(({ code, state, points, at }) => ({ code, state, points, at })),
    },
    floors: plan ? null : { units, words: { caption: t('lots.plan', { name: project.name }), floor: t('lots.block') } },
    counts,
    words: { free: t('lots.state.free'), held: t('lots.state.held'), sold: t('lots.state.sold') },
    summary: t('lots.summary', { free: counts.free, total: lots.length, time: dayAndTime(lastChange(lots), locale) }),
    demo: lots.some((lot) => lot.isDemo) ? t('lots.demo') : null,
    pictures: lotPictures(project, locale),
    price: priceText(project.price, locale),
    link: {
      href: pathFor(project.kind === 'apartment' ? 'units' : 'lots', locale, { slug: project.slug }),
      text: t('lots.seeAll'),
    },
  }
}

/** One lot as it is sold and with a house, from one camera. A house is not in the price, so the pair says so. */
function lotPictures({ lotPictures: pictures }: ProjectView, locale: Locale) {
  if (!pictures) return null
  const t = translator(locale)
  return {
    lead: t('lotPictures.lead'),
    pair: {
      label: t('lotPictures.compare'),
      joint: 'left' as const,
      before: { name: t('lotPictures.empty'), picture: pictureOf(pictures.empty, locale) },
      after: { name: t('lotPictures.built'), picture: pictureOf(pictures.built, locale) },
    },
    note: t('lotPictures.note'),
  }
}

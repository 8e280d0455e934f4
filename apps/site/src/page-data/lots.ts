// Builds the data of the lots page and of the lots section of a project page.

import { formatInstant } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import type { Lot } from '@app/domain/lot/lot.schema'
import { floorOf, unitOf } from '@app/domain/lot/lot-code'
import { countStates, lotFilterNames } from '@app/domain/lot/lot-filter'
import { liveLotsPath } from '@app/domain/lot/lot-states'
import { middleOf } from '@app/domain/lot/nearest-lot'
import type { Cents } from '@app/domain/money/money'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { pagePaths } from '@app/domain/snapshot/page-urls'
import { pathFor } from '@/i18n/routes'
import { translate } from '@/i18n/translate'
import { translator } from '@/i18n/translator'
import { bookingUrl } from './appointment-page'
import { budgetFitTexts } from './budget-fit'
import { contactSection } from './contact'
import { lotTexts } from './lot-texts'
import { imageOf, mediaOf } from './media'
import { priceNote } from './price-text'
import { type ProjectView, projectBySlug } from './projects'
import { buildTime, memoizePerSnapshot, snapshot } from './snapshot'
import { tracked } from './tracked'
import { waitingFormProps } from './waiting-form'

const lotsByProject = memoizePerSnapshot(({ lots }) => Map.groupBy(lots, ({ project }) => project))

/**
 * Returns the lots of a project sorted by code. Comparing the lengths of the block names before the codes sorts floor
 * 10 after floor 9.
 */
const lotsOf = (slug: string): Lot[] =>
  (lotsByProject().get(slug) ?? []).toSorted((a, b) => a.block.length - b.block.length || (a.code < b.code ? -1 : 1))

/** Returns the prices of the free lots by code. */
export const freeLotPrices = (slug: string): Record<string, Cents> =>
  Object.fromEntries(
    lotsOf(slug).flatMap(({ code, state, listPriceCents }) => (state === 'free' ? [[code, listPriceCents]] : [])),
  )

type SellingProject = Pick<ProjectView, 'slug' | 'kind' | 'lotPlan'>

const sellsLots = ({ slug, kind, lotPlan }: SellingProject): boolean =>
  (kind === 'apartment' || Boolean(lotPlan)) && lotsOf(slug).length > 0

/**
 * Returns the number of free lots and the URL of the page with the plan, or null if visitors cannot choose a lot of the
 * project on the site.
 */
export function lotSummary(project: ProjectView, locale: Locale) {
  if (!sellsLots(project)) return null
  const lots = lotsOf(project.slug)
  return { free: countStates(lots).free, total: lots.length, href: lotsPath(project, locale) }
}

/** Returns the types of apartment of a project with their areas, the number of free apartments and the total. */
export const unitTypes = (slug: string) =>
  [...Map.groupBy(lotsOf(slug), ({ unitType }) => unitType)].flatMap(([name, units]) => {
    const areas = units.map(({ areaM2 }) => areaM2)
    return name === null
      ? []
      : [
          {
            name,
            minM2: Math.min(...areas),
            maxM2: Math.max(...areas),
            free: countStates(units).free,
            total: units.length,
          },
        ]
  })

const lotsPath = ({ kind, slug }: SellingProject, locale: Locale): string =>
  pathFor(kind === 'apartment' ? 'units' : 'lots', locale, { slug })

function planOf(key: string, name: string, locale: Locale) {
  const { viewBox, ground, content, shapes } = mediaOf(key, 'svg', locale)
  const alt = translator(locale)('lots.plan', { name })
  const points = new Map(shapes.map((shape) => [shape.id, shape.points]))
  return { ground: { viewBox: viewBox ?? '0 0 1 1', content: ground ?? content, alt }, points }
}

const roundPoint = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** Returns a grid position for navigation with arrow keys, because a building has no site plan with coordinates. */
const gridPosition = ({ block, code }: Lot) => ({ x: Number(unitOf({ code })) * 100, y: floorOf({ block }) * -100 })

function toFinderLots(lots: Lot[], points: ReadonlyMap<string, string> | null) {
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
      at: points ? roundPoint(middleOf(outline)) : gridPosition(lot),
    }
  })
}

/** Returns the time of the last state change in the release, or the build time if there is none. */
function lastChange(lots: Lot[]): string {
  const changes = lots.flatMap(({ stateSince }) => stateSince ?? []).toSorted()
  return changes.at(-1) ?? buildTime().toISOString()
}

/** Returns undefined if the site has no page with this Spanish URL. */
const pageByUrl = (es: string) => Object.values<Record<Locale, string>>(pagePaths).find((page) => page.es === es)

/** Returns the quote URL without its last part, the code of the lot, which the finder appends. */
function quoteUrlPrefix(slug: string, locale: Locale): string | null {
  const page = pageByUrl('/cotizador')
  return page
    ? `${page[locale]}?${locale === 'es' ? 'proyecto' : 'project'}=${slug}&${lotFilterNames[locale].lot}=`
    : null
}

/**
 * Returns the booking URL without its last part, the code of the lot, which the finder appends. Returns null if
 * visitors must use the contact form.
 */
function bookingUrlPrefix(slug: string, locale: Locale): string | null {
  const url = bookingUrl(slug, locale)
  return url && `${url}&lot=`
}

const GROUND_ID = 'plan-ground'

export const lotsPage = tracked('lotsPage', (slug: string, locale: Locale) => {
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
      ground: plan && { viewBox: plan.ground.viewBox, alt: plan.ground.alt, shapesId: GROUND_ID },
      boardName: t('lots.plan', { name: project.name }),
      lots: toFinderLots(lots, plan?.points ?? null),
      terms: { months: project.months, solesPerDollar: snapshot().siteSettings.exchangeRate.solesPerDollar },
      asOf: lastChange(lots),
      livePath: liveLotsPath(slug),
      note: { ...priceNote(project.conditions, locale), ...(isDemo && { extraNote: t('lots.demoNote') }) },
      quote: quoteOffer(project) && quoteUrlPrefix(slug, locale),
      appointment: bookingUrlPrefix(slug, locale),
      waiting: waitingFormProps(slug, locale),
    },
    groundShapes: plan && { id: GROUND_ID, content: plan.ground.content },
    contact: contactSection(project.contact, locale),
  }
})

/**
 * Returns the props of the lots section of a project page. Returns null for a project without lots and for a
 * condominium without a site plan.
 */
export function lotsTeaser(project: ProjectView, locale: Locale) {
  if (!sellsLots(project)) return null
  const t = translate(lotTexts(project.kind, locale), locale)
  const lots = lotsOf(project.slug)
  const plan = project.lotPlan ? planOf(project.lotPlan, project.name, locale) : null
  const units = toFinderLots(lots, plan?.points ?? null)
  const counts = countStates(lots)
  return {
    title: t('lots.section'),
    titleBold: t('lots.sectionBold'),
    plan: plan && {
      ground: plan.ground,
      lots: units.map(({ block, state, points }) => ({ block, state, points })),
    },
    floors: plan
      ? null
      : { units, labels: { caption: t('lots.plan', { name: project.name }), floor: t('lots.block') } },
    counts,
    labels: { free: t('lots.state.free'), held: t('lots.state.held'), sold: t('lots.state.sold') },
    summary: t('lots.summary', {
      free: counts.free,
      total: lots.length,
      time: formatInstant(lastChange(lots), locale),
    }),
    fit: { slug: project.slug, texts: budgetFitTexts(project.kind, locale) },
    link: { href: lotsPath(project, locale), text: t('lots.seeAll') },
  }
}

/** Returns two images of a lot, without and with a house. The note says that the price does not include the house. */
export function lotPair({ lotImages: images }: ProjectView, locale: Locale) {
  if (!images) return null
  const t = translator(locale)
  return {
    pair: {
      label: t('lotImages.compare'),
      dividerPosition: 'left' as const,
      before: { name: t('lotImages.empty'), image: imageOf(images.empty, locale) },
      after: { name: t('lotImages.built'), image: imageOf(images.built, locale) },
    },
    note: t('lotImages.note'),
  }
}

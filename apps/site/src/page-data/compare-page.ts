// Builds the data of the project comparison. Unknown facts are omitted, never guessed.

import { formatSquareFeet } from '@app/domain/area/format-area'
import { formatDay } from '@app/domain/calendar/format-date'
import { writeComparedSlugs } from '@app/domain/compare/compare-url'
import { newestFirst } from '@app/domain/construction/construction-updates'
import type { Locale } from '@app/domain/language/locale'
import { type Cents, centsOf, formatPen, formatUsd, toSoles } from '@app/domain/money/money'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { limitProjects, MAX_CHOICES } from '@app/domain/project/listed-projects'
import { quoteOffer, usualDownPayment } from '@app/domain/quote/quote-offer'
import { anchors, linkTo } from '@/i18n/anchors'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { lotSummary } from './lots'
import { imageOf, svgImageOf } from './media'
import { allProjectsLink } from './navigation'
import { placeLine } from './places'
import { cardsNote, priceText } from './price-text'
import { sandText } from './project-answers'
import { moreProjects } from './project-list-path'
import { allProjects, type ProjectView } from './projects'
import { quotePath } from './quote-page'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the URL of the comparison with one project selected. */
export const comparePath = (slug: string, locale: Locale): string =>
  pathFor('compare', locale) + writeComparedSlugs('', [slug])

export const comparePage = tracked('comparePage', (locale: Locale) => {
  const t = translator(locale)
  const { shown, others } = limitProjects(allProjects(locale), MAX_CHOICES)
  return {
    seo: { title: t('compare.seoTitle'), description: t('compare.seoDescription') },
    head: { title: t('compare.title'), titleBold: t('compare.titleBold') },
    compare: {
      locale,
      texts: textsFor(locale, 'compare'),
      projects: shown.map((project) => comparedProject(project, locale)),
      more: moreProjects(others.length > 0, locale),
      overview: allProjectsLink(locale),
    },
    note: factsNote(locale),
  }
})

/** Returns the note under the facts of projects. It says which facts are sample data. */
export function factsNote(locale: Locale) {
  const note = cardsNote(locale)
  const isDemo = allProjects(locale).some(({ answers }) => answers?.isDemo)
  return isDemo ? { ...note, extraNote: `${note.extraNote} ${translator(locale)('compare.demoFacts')}` } : note
}

const notForSale = { lines: ['–'], order: null }

/** Returns the facts of a project in the comparison. */
export function comparedProject(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const offer = quoteOffer(project)
  const status = {
    'pre-sale': t('status.preSale'),
    'in-progress': t('status.inProgress'),
    delivered: t('status.delivered'),
  }[project.status]
  return {
    slug: project.slug,
    name: project.name,
    path: project.path,
    quoteHref: offer && quotePath(project.slug, locale),
    askHref: project.soldOut ? null : project.path + linkTo(anchors.form),
    logo: svgImageOf(project.logo, locale),
    image: imageOf(project.cardImage, locale),
    amenities: project.area.amenities.map(({ icon, text }) => ({ kind: icon, text })),
    facts: {
      ...((project.soldOut || project.monthlyFromUsd !== null) && {
        instalment: {
          lines: priceText(project.price, locale).amounts,
          order: project.soldOut ? null : project.monthlyFromUsd,
        },
      }),
      // A sold-out project must not invite visitors to ask for a term or price.
      ...(project.soldOut && { term: notForSale, down: notForSale, price: notForSale, free: notForSale }),
      ...(project.months !== null && {
        term: { lines: [t('card.months', { count: project.months })], order: project.months },
      }),
      area: { lines: [`${project.minAreaM2}\u00a0m²`, formatSquareFeet(project.minAreaM2)], order: project.minAreaM2 },
      ...answerFacts(project, locale),
      ...saleFacts(project, locale),
      place: { lines: [placeLine(project.at)], order: null },
      type: { lines: [project.typeLabel], order: null },
      status: { lines: [project.soldOut ? t('status.soldOut') : status], order: null },
    },
  }
}

/** Returns an amount in both currencies with cents, because visitors may add up the amounts. */
function moneyFact(usd: Cents) {
  const { solesPerDollar } = snapshot().siteSettings.exchangeRate
  return { lines: [formatUsd(usd), `${formatPen(toSoles(usd, solesPerDollar))}*`], order: usd }
}

/** Returns what a buyer pays in total and at signing, which lots are left, and how far construction has advanced. */
function saleFacts(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const offer = quoteOffer(project)
  const lots = project.soldOut ? null : lotSummary(project, locale)
  const [latestUpdate] = newestFirst(project.constructionUpdates?.updates ?? [])
  return {
    ...(offer && { down: moneyFact(usualDownPayment(offer.priceFrom)), price: moneyFact(offer.priceFrom) }),
    ...(lots && {
      free: { lines: [t(project.kind === 'apartment' ? 'card.apartmentsFree' : 'card.lotsFree', lots)], order: null },
    }),
    ...(latestUpdate && {
      construction: {
        lines: [`${latestUpdate.percent}\u00a0%`, formatDay(latestUpdate.date, locale, 'month')],
        order: latestUpdate.percent,
      },
    }),
  }
}

/**
 * Returns the facts from the answers of a project. Drive times have different destinations, so none is marked as best.
 */
function answerFacts({ answers }: ProjectView, locale: Locale) {
  if (!answers) return {}
  const { facts, documents } = answers
  const t = translator(locale)
  const sand = sandText(facts, locale)
  const driveTime = farthestDrive(facts, locale)
  const services = [
    { name: t('answers.water'), text: facts.water },
    { name: t('answers.power'), text: facts.power },
    { name: t('answers.sewer'), text: facts.sewer },
  ].flatMap(({ name, text }) => (text ? [`${name}: ${text.replace(/\.$/, '')}`] : []))
  return {
    ...(services.length > 0 && { services: { lines: services, order: null } }),
    ...(facts.maintenanceUsd && { maintenance: moneyFact(centsOf(facts.maintenanceUsd)) }),
    ...(documents.length > 0 && { documents: { lines: documents.map(({ name }) => name), order: null } }),
    ...(sand && { sand: { lines: [sand], order: facts.sandFromM } }),
    ...(driveTime && { drive: { lines: [driveTime], order: null } }),
    ...(facts.deliveryOn && {
      delivery: {
        lines: [formatDay(facts.deliveryOn, locale, 'month')],
        order: Number(facts.deliveryOn.slice(0, 7).replace('-', '')),
      },
    }),
  }
}

/** Returns the longest drive of a project, such as "1 h 40 min a Arequipa", or null if it states none. */
export function farthestDrive({ drives }: NonNullable<ProjectView['answers']>['facts'], locale: Locale): string | null {
  const [farthest] = drives.toSorted((a, b) => b.minutes - a.minutes)
  if (!farthest) return null
  const { destination, minutes } = farthest
  return translator(locale)('compare.driveTo', { time: hoursAndMinutes(minutes), destination })
}

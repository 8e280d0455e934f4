// Builds the data of the project comparison. Unknown facts are omitted, never guessed.

import { formatDay } from '@app/domain/calendar/format-date'
import { writeComparedSlugs } from '@app/domain/compare/compare-url'
import type { Locale } from '@app/domain/language/locale'
import { formatPen, formatUsd, toSoles } from '@app/domain/money/money'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { drawingOf, pictureOf } from './media'
import { placeLine } from './places'
import { cardsNote, priceText } from './price-text'
import { sandText } from './project-answers'
import { allProjects, type ProjectView } from './projects'
import { quotePath } from './quote-page'
import { snapshot } from './snapshot'

/** Returns the URL of the comparison with one project selected. */
export const comparePath = (slug: string, locale: Locale): string =>
  pathFor('compare', locale) + writeComparedSlugs('', [slug])

export function comparePage(locale: Locale) {
  const t = translator(locale)
  return {
    seo: { title: t('compare.seoTitle'), description: t('compare.seoDescription') },
    head: { title: t('compare.title'), titleBold: t('compare.titleBold') },
    compare: {
      locale,
      texts: textsFor(locale, 'compare'),
      projects: allProjects(locale).map((project) => toComparedProject(project, locale)),
    },
    note: compareNote(locale),
  }
}

function compareNote(locale: Locale) {
  const note = cardsNote(locale)
  const isDemo = allProjects(locale).some(({ answers }) => answers?.isDemo)
  return isDemo ? { ...note, besides: `${note.besides} ${translator(locale)('compare.demoFacts')}` } : note
}

const notForSale = { lines: ['–'], order: null }

const SQUARE_FEET_PER_M2 = 10.7639

function toComparedProject(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const { solesPerDollar } = snapshot().siteSettings.exchangeRate
  const offer = quoteOffer(project)
  const squareFeet = Math.round(project.minAreaM2 * SQUARE_FEET_PER_M2).toLocaleString('en-US')
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
    logo: drawingOf(project.logo, locale),
    picture: pictureOf(project.cardImage, locale),
    amenities: project.area.amenities.map(({ text }) => text),
    facts: {
      instalment: {
        lines: priceText(project.price, locale).amounts,
        order: project.soldOut ? null : project.monthlyFromUsd,
      },
      // A sold-out project must not invite visitors to ask for a term or price.
      ...(project.soldOut && { term: notForSale, price: notForSale }),
      ...(project.months !== null && {
        term: { lines: [t('card.months', { count: project.months })], order: project.months },
      }),
      area: { lines: [`${project.minAreaM2}\u00a0m²`, `${squareFeet}\u00a0ft²`], order: project.minAreaM2 },
      ...answerFacts(project, locale),
      ...(offer && {
        price: {
          lines: [formatUsd(offer.priceFrom), `${formatPen(toSoles(offer.priceFrom, solesPerDollar))}*`],
          order: offer.priceFrom,
        },
      }),
      place: { lines: [placeLine(project.at)], order: null },
      type: { lines: [project.typeLabel], order: null },
      status: { lines: [project.soldOut ? t('status.soldOut') : status], order: null },
    },
  }
}

/**
 * Returns the facts from the answers of a project. Drive times have different destinations, so none is marked as best.
 */
function answerFacts({ answers }: ProjectView, locale: Locale) {
  if (!answers) return {}
  const { facts } = answers
  const sand = sandText(facts, locale)
  const [farthest] = facts.drives.toSorted((a, b) => b.minutes - a.minutes)
  return {
    ...(sand && { sand: { lines: [sand], order: facts.sandFromM } }),
    ...(farthest && { drive: { lines: [driveText(farthest, locale)], order: null } }),
    ...(facts.deliveryOn && {
      delivery: {
        lines: [formatDay(facts.deliveryOn, locale, 'month')],
        order: Number(facts.deliveryOn.slice(0, 7).replace('-', '')),
      },
    }),
  }
}

const driveText = ({ destination, minutes }: { destination: string; minutes: number }, locale: Locale) =>
  translator(locale)('compare.driveTo', { time: hoursAndMinutes(minutes), destination })

// A brochure uses the same content and calculations as the project page, so the two cannot contradict each other.

import { formatArea } from '../area/format-area'
import { formatDay } from '../calendar/format-date'
import type { InLanguage } from '../language/in-language'
import type { Locale } from '../language/locale'
import {
  centsOf,
  formatPen,
  formatRate,
  formatUsd,
  type Money,
  noBreakSpace,
  shortPen,
  shortUsd,
  toWholeSoles,
} from '../money/money'
import { hoursAndMinutes } from '../project/hours-and-minutes'
import { maintenanceFee } from '../project/maintenance-fee'
import { workedExample } from '../project/worked-example'
import { USUAL_DOWN_PERCENT } from '../quote/quote-offer'
import { localizeIn } from '../snapshot/localize-snapshot'
import type { Image } from '../snapshot/media.schema'
import { pathFor } from '../snapshot/page-urls'
import type { Project, ProjectKind } from '../snapshot/project.schema'
import type { Snapshot } from '../snapshot/snapshot.schema'
import { brochureMessages } from './brochure-messages'

export type BrochureImage = { file: string; focal: { x: number; y: number } }
type AmountPair = [usd: string, pen: string]
type Fact = { name: string; value: string; note: string | null }

export type Brochure = {
  locale: Locale
  slug: string
  kind: ProjectKind
  name: string
  typeLabel: string
  place: string
  tagline: string | null
  company: { brand: string; legalName: string; ruc: string }
  price: { label: string; amounts: AmountPair | [string] }
  area: string
  term: string | null
  about: { title: string; titleBold: string; description: string }
  amenities: { text: string; isShared: boolean }[]
  images: { cover: BrochureImage | null; wide: BrochureImage | null; others: BrochureImage[] }
  services: Fact[]
  facts: { name: string; values: string[]; note: string | null; isHighlighted: boolean }[]
  rules: string[]
  drives: { destination: string; time: string }[]
  example: {
    heading: [string, string]
    intro: string
    down: AmountPair
    instalment: AmountPair
    months: number
    total: AmountPair
  } | null
  questions: { question: string; answer: string }[]
  location: string
  offices: { city: string; address: string; phone: string; email: string; hours: string }[]
  notes: string[]
  /** Path of the project page. */
  page: string
  /** Printed amounts and areas that the project page must show too. */
  figures: string[]
}

type SharedParts = {
  projects: Map<string, Project>
  images: Map<string, Image>
  settingsIn: Record<Locale, InLanguage<Snapshot['siteSettings']>>
}
const sharedParts = new WeakMap<Snapshot, SharedParts>()

/** Returns the data of all brochures, prepared once per snapshot, because a publish computes thousands of brochures. */
function sharedPartsOf(snapshot: Snapshot): SharedParts {
  const cachedParts = sharedParts.get(snapshot)
  if (cachedParts) return cachedParts
  const { projects, media, siteSettings } = snapshot
  const parts: SharedParts = {
    projects: new Map(projects.map((project) => [project.slug, project])),
    images: new Map(media.flatMap((item) => (item.kind === 'image' ? [[item.key, item]] : []))),
    settingsIn: { es: localizeIn(snapshot, siteSettings, 'es'), en: localizeIn(snapshot, siteSettings, 'en') },
  }
  sharedParts.set(snapshot, parts)
  return parts
}

const MAX_QUESTIONS = 4
const MAX_IMAGES = 3

export function brochureOf(snapshot: Snapshot, slug: string, locale: Locale): Brochure {
  const { projects, images, settingsIn } = sharedPartsOf(snapshot)
  const project = projects.get(slug)
  if (!project) throw new Error(`No project "${slug}" in the snapshot.`)
  const { typeLabel, card, area: surroundings, answers: projectAnswers, conditions, location } = project
  const printedParts = { typeLabel, card, area: surroundings, answers: projectAnswers, conditions, location }
  const localizedProject = localizeIn(snapshot, printedParts, locale, project)
  const settings = settingsIn[locale]
  const messages = brochureMessages[locale]
  const { solesPerDollar, date } = settings.exchangeRate
  const place = snapshot.places.find((candidate) => candidate.slug === project.place)
  const findImage = createImageFinder(images)
  const example = project.answers ? workedExample(project, snapshot.lots, solesPerDollar) : null
  const answers = localizedProject.answers
  const fee = answers?.facts.maintenanceUsd
    ? amountPair(maintenanceFee(answers.facts.maintenanceUsd, solesPerDollar))
    : null
  const instalment: AmountPair | null =
    project.monthlyFromUsd === null || project.soldOut
      ? null
      : [
          shortUsd(centsOf(project.monthlyFromUsd)),
          shortPen(toWholeSoles(centsOf(project.monthlyFromUsd), solesPerDollar)),
        ]
  const area = formatArea(project.minAreaM2, locale)
  const isDemo = Boolean(answers?.isDemo || example?.isDemo)
  const exampleAmounts = example && {
    down: amountPair(example.plan.down),
    instalment: amountPair(example.plan.instalment),
    total: amountPair(example.plan.price),
  }
  return {
    locale,
    slug,
    kind: project.kind,
    name: project.name,
    typeLabel: localizedProject.typeLabel,
    place: place
      ? [place.name, place.region].filter((part, index, parts) => parts.indexOf(part) === index).join(', ')
      : '',
    tagline: localizedProject.card.description,
    company: { brand: settings.brand, legalName: settings.legalName, ruc: settings.ruc },
    price: instalment
      ? { label: messages.monthlyFrom, amounts: instalment }
      : { label: messages.nextBuilding, amounts: [messages.waitingList] },
    area: messages.from(area),
    term: project.months === null || project.soldOut ? null : messages.interestFree(monthsText(project.months, locale)),
    about: {
      title: localizedProject.area.title,
      titleBold: localizedProject.area.titleBold,
      description: localizedProject.area.description,
    },
    amenities: localizedProject.area.amenities.map(({ text, sharing }) => ({ text, isShared: sharing === 'shared' })),
    images: {
      cover: findImage(project.cardImage, 1920),
      wide: findImage(project.gallery.images[0], 1200),
      others: project.gallery.images.slice(1, 1 + MAX_IMAGES).flatMap((key) => findImage(key, 800) ?? []),
    },
    services: (['water', 'power', 'sewer'] as const).flatMap((key) => {
      const value = answers?.facts[key]
      return value ? [{ name: messages.services[key], value, note: null }] : []
    }),
    facts: answers
      ? [
          ...(answers.facts.deliveryOn
            ? [
                factRow(
                  messages.delivery,
                  [capitalize(formatDay(answers.facts.deliveryOn, locale, 'month'))],
                  answers.facts.deliveryNote,
                  true,
                ),
              ]
            : []),
          ...(fee ? [factRow(messages.maintenance, fee, answers.facts.maintenanceNote)] : []),
          ...(answers.facts.sandFromM === null
            ? []
            : [
                factRow(messages.sand, [
                  messages.sandRange(answers.facts.sandFromM, answers.facts.sandToM ?? answers.facts.sandFromM),
                ]),
              ]),
        ]
      : [],
    rules: answers?.facts.rules ?? [],
    drives: (answers?.facts.drives ?? [])
      .toSorted((a, b) => a.minutes - b.minutes)
      .map(({ destination, minutes }) => ({ destination, time: hoursAndMinutes(minutes) })),
    example: example &&
      exampleAmounts && {
        heading: messages.example(formatArea(example.areaM2, locale)),
        intro: [
          ...(example.lot ? [messages.exampleOf(example.lot)] : []),
          messages.terms(USUAL_DOWN_PERCENT, example.plan.months),
        ].join(' '),
        months: example.plan.months,
        ...exampleAmounts,
      },
    questions: (answers?.questions ?? []).slice(0, MAX_QUESTIONS),
    location: localizedProject.location.description,
    offices: settings.offices,
    notes: [
      ...(isDemo ? [messages.demo] : []),
      messages.rate(formatRate(solesPerDollar), formatDay(date, locale)),
      `${localizedProject.conditions} ${project.soldOut ? '' : messages.offer} ${messages.images}`.replace(/\s+/g, ' '),
    ],
    page: pathFor(project.kind, locale, { slug }),
    figures: [
      area,
      ...(instalment ?? []),
      ...(fee ?? []),
      ...(exampleAmounts ? [...exampleAmounts.down, ...exampleAmounts.instalment, ...exampleAmounts.total] : []),
    ],
  }
}

const amountPair = ({ usd, pen }: Money): AmountPair => [formatUsd(usd), formatPen(pen)]
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const monthsText = (months: number, locale: Locale) =>
  `${months}${noBreakSpace}${locale === 'es' ? (months === 1 ? 'mes' : 'meses') : months === 1 ? 'month' : 'months'}`

const factRow = (name: string, values: string[], note: string | null = null, isHighlighted = false) => ({
  name,
  values,
  note,
  isHighlighted,
})

/**
 * Returns a function that finds the smallest JPEG of an image with at least the given width, or else the largest one.
 * The PDF renderer cannot use AVIF.
 */
function createImageFinder(images: Map<string, Image>) {
  return (key: string | undefined, width: number): BrochureImage | null => {
    const image: Image | undefined = key === undefined ? undefined : images.get(key)
    const size = image?.sizes.find((candidate) => candidate.width >= width) ?? image?.sizes.at(-1)
    return image && size ? { file: size.jpeg, focal: image.focal } : null
  }
}

// Builds the sections that answer the first questions of buyers. A section that staff left empty is null.

import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { formatHours } from '@app/domain/lead/format-hours'
import { formatRate } from '@app/domain/money/money'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { maintenanceFee } from '@app/domain/project/maintenance-fee'
import { workedExample } from '@app/domain/project/worked-example'
import { USUAL_DOWN_PERCENT } from '@app/domain/quote/quote-offer'
import { anchors, linkTo } from '@/i18n/anchors'
import { longDay, shortDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import { sourceOf } from './media'
import type { ProjectView } from './projects'
import { quotePath } from './quote-page'
import { snapshot } from './snapshot'

export function projectAnswers(project: ProjectView, locale: Locale) {
  const { answers } = project
  return {
    facts: answers ? factsSection(answers, locale) : null,
    example: exampleSection(project, locale),
    papers: answers ? papersSection(answers, locale) : null,
    questions: answers && answers.questions.length > 0 ? questionsSection(answers, locale) : null,
  }
}

type Answers = NonNullable<ProjectView['answers']>

function rateNote(locale: Locale): string {
  const { solesPerDollar, date } = snapshot().siteSettings.exchangeRate
  return translator(locale)('quote.rateNote', { rate: formatRate(solesPerDollar), date: longDay(date, locale) })
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Formats the distance to the beach as "20 a 190 m a pie", or as one figure if it is not a range. */
export function sandText({ sandFromM, sandToM }: Answers['facts'], locale: Locale): string | null {
  if (sandFromM === null) return null
  const t = translator(locale)
  if (sandToM === null || sandToM === sandFromM) return t('answers.sandMetres', { metres: sandFromM })
  return t('answers.sandRange', { from: sandFromM, to: sandToM })
}

function factsSection({ isDemo, facts }: Answers, locale: Locale) {
  const t = translator(locale)
  const { solesPerDollar } = snapshot().siteSettings.exchangeRate
  const services = [
    { key: 'water' as const, name: t('answers.water'), text: facts.water },
    { key: 'power' as const, name: t('answers.power'), text: facts.power },
    { key: 'sewer' as const, name: t('answers.sewer'), text: facts.sewer },
  ].flatMap(({ key, name, text }) => (text ? [{ key, name, text }] : []))
  const section = {
    title: t('answers.facts'),
    titleBold: t('answers.factsBold'),
    services,
    delivery: facts.deliveryOn
      ? {
          name: t('answers.delivery'),
          value: capitalize(formatDay(facts.deliveryOn, locale, 'month')),
          note: facts.deliveryNote,
        }
      : null,
    maintenance: facts.maintenanceUsd
      ? {
          name: t('answers.maintenance'),
          money: maintenanceFee(facts.maintenanceUsd, solesPerDollar),
          note: facts.maintenanceNote,
        }
      : null,
    rules: facts.rules.length > 0 ? { name: t('answers.rules'), lines: facts.rules } : null,
    sand: facts.sandFromM === null ? null : { name: t('answers.sand'), value: sandText(facts, locale) ?? '' },
    drives: {
      name: t('answers.drives'),
      ways: facts.drives
        .toSorted((a, b) => a.minutes - b.minutes)
        .map(({ destination, minutes }) => ({ destination, time: hoursAndMinutes(minutes) })),
    },
    demo: isDemo ? t('lots.demo') : null,
    note: [
      ...(facts.drives.length > 0 ? [t('answers.drivesNote')] : []),
      ...(isDemo ? [t('answers.factsDemo')] : []),
      ...(facts.maintenanceUsd ? [rateNote(locale)] : []),
    ].join(' '),
  }
  const { delivery, maintenance, rules, sand, drives } = section
  const hasContent = services.length > 0 || delivery || maintenance || rules || sand || drives.ways.length > 0
  return hasContent ? section : null
}

/** Returns a payment example, calculated with the same rules as every quote. Staff cannot enter its figures. */
function exampleSection(project: ProjectView, locale: Locale) {
  const { lots, siteSettings } = snapshot()
  const example = project.answers && workedExample(project, lots, siteSettings.exchangeRate.solesPerDollar)
  if (!example) return null
  const t = translator(locale)
  const { plan, lot, areaM2, isDemo } = example
  const size = `${areaM2}\u00a0m²`
  const terms = t('answers.exampleTerms', { percent: USUAL_DOWN_PERCENT, count: plan.months })
  return {
    title: project.kind === 'condominium' ? t('answers.exampleLot', { size }) : t('answers.exampleApartment', { size }),
    titleBold: t('answers.exampleBold'),
    lead: lot ? `${t('answers.exampleOf', { code: lot })} ${terms}` : terms,
    plan,
    names: {
      down: t('answers.exampleDown'),
      instalments: t('answers.exampleInstalments', { count: plan.months }),
      total: t('answers.exampleTotal'),
    },
    notInPrice: project.answers?.notInPrice
      ? { name: t('answers.notInPrice'), text: project.answers.notInPrice }
      : null,
    demo: isDemo ? t('lots.demo') : null,
    rate: rateNote(locale),
    quote: { href: quotePath(project.slug, locale), text: t('answers.exampleQuote') },
  }
}

function papersSection({ isDemo, papers, caller }: Answers, locale: Locale) {
  const t = translator(locale)
  if (papers.length === 0 && !caller) return null
  return {
    title: t('answers.papers'),
    titleBold: t('answers.papersBold'),
    lead: [t('answers.papersLead'), ...(isDemo && papers.length > 0 ? [t('answers.papersDemo')] : [])].join(' '),
    papers: papers.map(({ name, issuer, number, date, note, file }) => ({
      name,
      issuer,
      number,
      date: date && shortDay(date, locale),
      note,
      file: file ? { href: sourceOf(file), text: 'PDF' } : null,
    })),
    demo: isDemo ? t('answers.demoMark') : null,
    caller: caller
      ? {
          title: t('answers.caller'),
          titleBold: t('answers.callerBold'),
          text: caller,
          when: t('answers.callerWhen'),
          hours: formatHours(locale).map(({ days, hours }) => ({
            days: capitalize(days),
            hours: capitalize(hours),
          })),
        }
      : null,
  }
}

function questionsSection({ isDemo, questions }: Answers, locale: Locale) {
  const t = translator(locale)
  return {
    title: t('answers.questions'),
    titleBold: t('answers.questionsBold'),
    questions,
    note: isDemo ? t('answers.questionsDemo') : null,
    ask: { href: linkTo(anchors.form), text: t('answers.ask') },
  }
}

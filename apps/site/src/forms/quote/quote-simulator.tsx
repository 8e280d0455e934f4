import { readBudget, writeMonthly } from '@app/domain/budget/budget-url'
import { type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import { formatPen, formatUsd, plainAmount, readCents } from '@app/domain/money/money'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { scheduleByYear } from '@app/domain/quote/payment-schedule'
import { type QuoteProblem, readTerms } from '@app/domain/quote/quote-terms'
import { emptyQuoteQuery, type QuoteQuery, readQuoteQuery, writeQuoteQuery } from '@app/domain/quote/quote-url'
import clsx from 'clsx'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useAnnouncement } from '@/components/announcement/use-announcement'
import { useHydrated } from '@/components/island/use-hydrated'
import { useQueryState } from '@/components/island/use-query-state'
import { type MoreProjects, useProjectData } from '@/components/project-list/use-project-data'
import { useProjectList } from '@/components/project-list/use-project-list'
import { anchors } from '@/i18n/anchors'
import { formatShortDay } from '@/i18n/formats'
import { fillPlaceholders, type Texts, translate } from '@/i18n/translate'
import { InstalmentGrid } from './instalment-grid'
import type { OfferedProject } from './offered-project'
import { PaymentSchedule } from './payment-schedule'
import { fillPlainQuote } from './plain-quote'
import { QuoteBar } from './quote-bar'
import { QuoteBudget } from './quote-budget'
import { QuoteControls } from './quote-controls'
import { QuoteHead } from './quote-head'
import { QuoteResult } from './quote-result'
import styles from './quote-simulator.module.css'

type ProjectName = { slug: string; name: string }

/** The part of a project's data that the simulator and the quote form use. */
export type QuoteData = { offer: OfferedProject | null; appointmentHref: string | null }

type QuoteSimulatorProps = {
  locale: Locale
  texts: Texts<'quote'>
  errors: Readonly<Record<string, string>>
  /** The build date, which the served HTML uses instead of today's date. */
  madeOn: LimaDate
  rate: { solesPerDollar: number; note: string }
  /** The first projects. The others are loaded when a visitor chooses one of them. */
  offers: readonly OfferedProject[]
  more: MoreProjects | null
  chat: { href: string; label: string }
}

/**
 * Renders the simulator, which calculates instalments from a price, a down payment and a term. Its state is in the URL.
 */
export function QuoteSimulator({ locale, texts, errors, madeOn, rate, offers, more, chat }: QuoteSimulatorProps) {
  const t = useMemo(() => translate(texts, locale), [texts, locale])
  const isHydrated = useHydrated()
  const today = isHydrated ? limaDateOf(new Date()) : madeOn
  const [query, setQuery] = useQueryState<QuoteQuery>({
    initial: emptyQuoteQuery,
    read: readQuoteQuery,
    write: (search, next) => writeQuoteQuery(search, normalizeAmounts(next), locale),
  })
  const [monthly, setMonthly] = useQueryState<number | null>({
    initial: null,
    read: (search) => readBudget(search).monthly,
    write: (search, next) => writeMonthly(search, next, locale),
  })

  const listedOffer = offers.find(({ slug }) => slug === query.project)
  const isElsewhere = more !== null && query.project !== '' && !listedOffer
  const loadedData = useProjectData<QuoteData>(more, isElsewhere ? [query.project] : []).get(query.project)
  const loadedOffer = typeof loadedData === 'object' ? loadedData.offer : null
  const requestedOffer = listedOffer ?? loadedOffer ?? undefined
  const isLoading = isElsewhere && loadedData === undefined
  const choices = useQuotedProjects(offers, more, requestedOffer)
  const offer = requestedOffer ?? offers[0]
  const listPrice = offer?.lots[query.lot.toUpperCase()]
  const { quoteTerms, plan, years } = useMemo(() => {
    const quoteTerms = offer && readTerms(query, { offer, listPrice, today })
    const plan = quoteTerms?.isComplete ? paymentPlan({ ...quoteTerms.terms, ...rate }) : null
    const years = plan && quoteTerms ? scheduleByYear(plan, quoteTerms.terms.start, quoteTerms.terms.day) : []
    return { quoteTerms, plan, years }
  }, [query, offer, listPrice, today, rate])
  // The result answers a press at once; the dates of all instalments, further down the page, may update later.
  const schedule = useDeferredValue(
    useMemo(() => plan && quoteTerms && { plan, years, day: quoteTerms.terms.day }, [plan, years, quoteTerms]),
  )
  const lastDueDate = years.at(-1)?.instalments.at(-1)?.due

  useEffect(() => {
    const form = document.getElementById(anchors.quoteForm)
    if (form && offer) fillPlainQuote(form, { ...query, project: offer.slug }, offer.name)
  }, [query, offer])

  const formatProblem = (problem: QuoteProblem): string => {
    const limit = problem.field === 'months' ? problem.limit : problem.limit && formatUsd(problem.limit)
    return fillPlaceholders(errors[problem.key] ?? '', { limit: limit ?? '' }, locale)
  }
  const problems = quoteTerms?.problems ?? []
  const summary =
    plan && lastDueDate
      ? t('quote.said', {
          count: plan.months,
          instalment: `${formatUsd(plan.instalment.usd)}, ${formatPen(plan.instalment.pen)}`,
          down: `${formatUsd(plan.down.usd)}, ${formatPen(plan.down.pen)}`,
          last: formatShortDay(lastDueDate, locale),
        })
      : ''
  const announcement = useAnnouncement([...problems.map(formatProblem), summary].join(' ').trim(), isHydrated)
  if (!offer || !quoteTerms) return null

  const changeQuery = (change: Partial<QuoteQuery>) => setQuery({ ...query, ...change })
  const notes = [
    query.project !== '' &&
      !requestedOffer &&
      !isLoading &&
      t(loadedData === 'failed' ? 'quote.projectFailed' : 'quote.projectUnknown', { project: offer.name }),
    query.lot !== '' &&
      listPrice === undefined &&
      !isLoading &&
      t('quote.lotUnknown', { lot: query.lot, project: offer.name }),
    ...problems.filter(({ field }) => field === 'months' || field === 'start').map(formatProblem),
  ].filter((note) => note !== false)

  return (
    <section className={styles.simulator} aria-label={t('quote.simulator')} aria-busy={isLoading || undefined}>
      <div className={clsx('wrap', styles.desk)}>
        <QuoteHead
          t={t}
          choices={choices}
          offer={offer}
          lot={listPrice === undefined ? null : query.lot.toUpperCase()}
          price={quoteTerms.terms.price}
          solesPerDollar={rate.solesPerDollar}
          notes={notes}
          onProjectChange={(project) => setQuery({ ...emptyQuoteQuery, project, start: query.start, day: query.day })}
        />
        <QuoteControls
          t={t}
          locale={locale}
          today={today}
          offer={offer}
          hasListPrice={listPrice !== undefined}
          query={query}
          quoteTerms={quoteTerms}
          solesPerDollar={rate.solesPerDollar}
          formatProblem={formatProblem}
          onChange={changeQuery}
        >
          <QuoteBudget
            t={t}
            monthly={monthly}
            offer={offer}
            plan={plan}
            solesPerDollar={rate.solesPerDollar}
            onMonthlyChange={setMonthly}
            onDownChange={(down) => changeQuery({ down })}
            onLotChange={(lot) => changeQuery({ lot, price: '', down: '' })}
          />
        </QuoteControls>
        <QuoteResult t={t} locale={locale} plan={plan} lastDueDate={lastDueDate} today={today} />
        <p className="sr" role="status">
          {announcement}
        </p>
      </div>
      {schedule && <InstalmentGrid t={t} locale={locale} plan={schedule.plan} years={schedule.years} />}
      {schedule && <PaymentSchedule t={t} locale={locale} {...schedule} rateNote={rate.note} />}
      {plan && <QuoteBar t={t} plan={plan} chat={chat} />}
    </section>
  )
}

/** Returns all projects with a quote once their list has loaded, and until then the projects in the page. */
function useQuotedProjects(
  offers: readonly OfferedProject[],
  more: MoreProjects | null,
  requested: OfferedProject | undefined,
): readonly ProjectName[] {
  const list = useProjectList(more?.listHref)
  if (list) return list.filter(({ hasQuote }) => hasQuote)
  const isListed = !requested || offers.includes(requested)
  return isListed ? offers : [...offers, requested]
}

/** Removes the thousands separators of the amounts for the URL. Text that is not a number stays unchanged. */
function normalizeAmounts(query: QuoteQuery): QuoteQuery {
  const normalize = (text: string) => {
    const cents = readCents(text)
    return cents === undefined ? text : plainAmount(cents)
  }
  return { ...query, price: normalize(query.price), down: normalize(query.down) }
}

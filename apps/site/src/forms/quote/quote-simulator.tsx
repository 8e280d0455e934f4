import { type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import { type Cents, formatPen, formatUsd, plainAmount, readCents } from '@app/domain/money/money'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { scheduleByYear } from '@app/domain/quote/payment-schedule'
import { emptyQuoteQuery, type QuoteQuery, readQuoteQuery, writeQuoteQuery } from '@app/domain/quote/quote-address'
import type { QuoteOffer } from '@app/domain/quote/quote-offer'
import { type QuoteProblem, readTerms } from '@app/domain/quote/quote-terms'
import clsx from 'clsx'
import { useEffect } from 'react'
import { useAnnouncement } from '@/components/announcement/use-announcement'
import { useHydrated } from '@/components/island/use-hydrated'
import { useQueryState } from '@/components/island/use-query-state'
import { anchors } from '@/i18n/anchors'
import { shortDay } from '@/i18n/formats'
import { fillPlaceholders, type Texts, translate } from '@/i18n/translate'
import { PaymentSchedule } from './payment-schedule'
import { PaymentWall } from './payment-wall'
import { fillPlainQuote } from './plain-quote'
import { QuoteBar } from './quote-bar'
import { QuoteControls } from './quote-controls'
import { QuoteHead } from './quote-head'
import { QuoteResult } from './quote-result'
import styles from './quote-simulator.module.css'

export type OfferedProject = QuoteOffer & {
  slug: string
  name: string
  placeLine: string
  /** URL of its page. */
  path: string
  /** List prices of its lots by code. */
  lots: Readonly<Record<string, Cents>>
}

type QuoteSimulatorProps = {
  locale: Locale
  texts: Texts<'quote'>
  /** Messages for invalid input. */
  errors: Readonly<Record<string, string>>
  /** The build date: the served HTML is calculated from it, the hydrated page from the visitor's date. */
  madeOn: LimaDate
  rate: { solesPerDollar: number; note: string }
  offers: readonly OfferedProject[]
}

/** Calculates instalments from a price, a down payment and a term. All choices are in the URL. */
export function QuoteSimulator({ locale, texts, errors, madeOn, rate, offers }: QuoteSimulatorProps) {
  const t = translate(texts, locale)
  const isHydrated = useHydrated()
  const today = isHydrated ? limaDateOf(new Date()) : madeOn
  const [address, setAddress] = useQueryState<QuoteQuery>({
    initial: emptyQuoteQuery,
    read: readQuoteQuery,
    write: (search, next) => writeQuoteQuery(search, inPlainAmounts(next), locale),
  })

  const requestedOffer = offers.find(({ slug }) => slug === address.project)
  const offer = requestedOffer ?? offers[0]
  const listPrice = offer?.lots[address.lot.toUpperCase()]
  const read = offer && readTerms(address, { offer, listPrice, today })
  const plan = read?.isComplete ? paymentPlan({ ...read.terms, ...rate }) : null
  const years = plan && read ? scheduleByYear(plan, read.terms.start, read.terms.day) : []
  const last = years.at(-1)?.instalments.at(-1)?.due

  useEffect(() => {
    const send = document.getElementById(anchors.quoteForm)
    if (send && offer) fillPlainQuote(send, { ...address, project: offer.slug })
  }, [address, offer])

  const sentence = (problem: QuoteProblem): string => {
    const limit = problem.field === 'months' ? problem.limit : problem.limit && formatUsd(problem.limit)
    return fillPlaceholders(errors[problem.key] ?? '', { limit: limit ?? '' }, locale)
  }
  const problems = read?.problems ?? []
  const result =
    plan && last
      ? t('quote.said', {
          count: plan.months,
          instalment: `${formatUsd(plan.instalment.usd)}, ${formatPen(plan.instalment.pen)}`,
          down: `${formatUsd(plan.down.usd)}, ${formatPen(plan.down.pen)}`,
          last: shortDay(last, locale),
        })
      : ''
  const announced = useAnnouncement([...problems.map(sentence), result].join(' ').trim(), isHydrated)
  if (!offer || !read) return null

  const change = (part: Partial<QuoteQuery>) => setAddress({ ...address, ...part })
  const notes = [
    address.project !== '' && !requestedOffer && t('quote.projectUnknown', { project: offer.name }),
    address.lot !== '' && listPrice === undefined && t('quote.lotUnknown', { lot: address.lot, project: offer.name }),
    ...problems.filter(({ field }) => field === 'months' || field === 'start').map(sentence),
  ].filter((note) => note !== false)

  return (
    <section className={styles.simulator} aria-label={t('quote.simulator')}>
      <div className={clsx('wrap', styles.desk)}>
        <QuoteHead
          t={t}
          offers={offers}
          offer={offer}
          lot={listPrice === undefined ? null : address.lot.toUpperCase()}
          price={read.terms.price}
          solesPerDollar={rate.solesPerDollar}
          notes={notes}
          onProject={(project) => setAddress({ ...emptyQuoteQuery, project, start: address.start, day: address.day })}
        />
        <QuoteControls
          t={t}
          locale={locale}
          today={today}
          offer={offer}
          hasListPrice={listPrice !== undefined}
          address={address}
          read={read}
          solesPerDollar={rate.solesPerDollar}
          sentence={sentence}
          onChange={change}
        />
        <QuoteResult t={t} locale={locale} plan={plan} last={last} today={today} />
        <p className="sr" role="status">
          {announced}
        </p>
      </div>
      {plan && <PaymentWall t={t} locale={locale} plan={plan} years={years} />}
      {plan && (
        <PaymentSchedule t={t} locale={locale} plan={plan} years={years} day={read.terms.day} rateNote={rate.note} />
      )}
      {plan && <QuoteBar t={t} plan={plan} />}
    </section>
  )
}

/** Formats amounts in the URL without commas; text that is not a number is kept as typed. */
function inPlainAmounts(address: QuoteQuery): QuoteQuery {
  const plain = (text: string) => {
    const cents = readCents(text)
    return cents === undefined ? text : plainAmount(cents)
  }
  return { ...address, price: plain(address.price), down: plain(address.down) }
}

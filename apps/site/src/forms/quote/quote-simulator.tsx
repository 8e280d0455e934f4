import { type LimaDate, limaDateOf } from '@sillar/domain/calendar/lima-date'
import { type Cents, formatPen, formatUsd, plainAmount, readCents } from '@sillar/domain/money/money'
import { paymentPlan } from '@sillar/domain/quote/payment-plan'
import { scheduleByYear } from '@sillar/domain/quote/payment-schedule'
import {
  emptyAddress,
  type QuoteAddress,
  readQuoteAddress,
  writeQuoteAddress,
} from '@sillar/domain/quote/quote-address'
import type { QuoteOffer } from '@sillar/domain/quote/quote-offer'
import { type QuoteProblem, readTerms } from '@sillar/domain/quote/quote-terms'
import clsx from 'clsx'
import { useEffect } from 'react'
import { useAddressState } from '@/components/live/use-address-state'
import { useIsLive } from '@/components/live/use-is-live'
import { anchors } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { shortDay } from '@/i18n/short-formats'
import { fillIn, type Texts, translate } from '@/i18n/translate'
import { PaymentSchedule } from './payment-schedule'
import { PaymentWall } from './payment-wall'
import { fillPlainQuote } from './plain-quote'
import { QuoteBar } from './quote-bar'
import { QuoteControls } from './quote-controls'
import { QuoteHead } from './quote-head'
import { QuoteResult } from './quote-result'
import styles from './quote-simulator.module.css'
import { useSaidLater } from './use-said-later'

export type OfferedProject = QuoteOffer & {
  slug: string
  name: string
  placeLine: string
  /** Its page. */
  path: string
  /** List prices of its lots by their codes. */
  lots: Readonly<Record<string, Cents>>
}

type QuoteSimulatorProps = {
  locale: Locale
  texts: Texts<'quote'>
  /** Sentences for what cannot be reckoned. */
  errors: Readonly<Record<string, string>>
  /** The day the page was made: what is served is reckoned from it, what is shown live from the day of the visitor. */
  madeOn: LimaDate
  rate: { solesPerDollar: number; note: string }
  offers: readonly OfferedProject[]
}

/** A price, its down payment and its months, and what they come to. All that is chosen stands in the address. */
export function QuoteSimulator({ locale, texts, errors, madeOn, rate, offers }: QuoteSimulatorProps) {
  const t = translate(texts, locale)
  const isLive = useIsLive()
  const today = isLive ? limaDateOf(new Date()) : madeOn
  const [address, setAddress] = useAddressState<QuoteAddress>({
    initial: emptyAddress,
    read: readQuoteAddress,
    write: (search, next) => writeQuoteAddress(search, inPlainAmounts(next), locale),
  })

  const asked = offers.find(({ slug }) => slug === address.project)
  const offer = asked ?? offers[0]
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
    return fillIn(errors[problem.key] ?? '', { limit: limit ?? '' }, locale)
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
  const said = useSaidLater([...problems.map(sentence), result].join(' ').trim(), isLive)
  if (!offer || !read) return null

  const change = (part: Partial<QuoteAddress>) => setAddress({ ...address, ...part })
  const notes = [
    address.project !== '' && !asked && t('quote.projectUnknown', { project: offer.name }),
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
          onProject={(project) => setAddress({ ...emptyAddress, project, start: address.start, day: address.day })}
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
          {said}
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

/** In an address an amount stands without commas; what cannot be read stays as it was typed. */
function inPlainAmounts(address: QuoteAddress): QuoteAddress {
  const plain = (text: string) => {
    const cents = readCents(text)
    return cents === undefined ? text : plainAmount(cents)
  }
  return { ...address, price: plain(address.price), down: plain(address.down) }
}

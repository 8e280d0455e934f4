import { type Cents, toSoles } from '@app/domain/money/money'
import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { MoneyPair } from '@/components/money-pair/money-pair'
import type { OfferedProject } from './offered-project'
import styles from './quote-head.module.css'
import type { QuoteTranslate } from './quote-messages'

type QuoteHeadProps = {
  t: QuoteTranslate
  /** The projects to choose from. */
  choices: readonly { slug: string; name: string }[]
  offer: OfferedProject
  /** Code of the lot, or null for a quote without a lot. */
  lot: string | null
  price: Cents
  solesPerDollar: number
  /** Messages about invalid values in the URL. */
  notes: readonly string[]
  onProjectChange(slug: string): void
}

/** Renders the lot or the project of the quote, its price and a field to choose another project. */
export function QuoteHead({ t, choices, offer, lot, price, solesPerDollar, notes, onProjectChange }: QuoteHeadProps) {
  const id = useId()
  return (
    <div className={styles.head}>
      <div>
        {lot ? (
          <Heading title={t('quote.lot')} titleBold={lot} small inline />
        ) : (
          <Heading title={t('quote.lotIn')} titleBold={offer.name} small inline />
        )}
        <p className={styles.place}>{lot ? `${offer.name}, ${offer.placeLine}` : offer.placeLine}</p>
      </div>
      <div>
        <p className={styles.label}>{lot ? t('quote.listPrice') : t('quote.price')}</p>
        <MoneyPair className={styles.price} money={{ usd: price, pen: toSoles(price, solesPerDollar) }} />
      </div>
      <div className={styles.choice}>
        <label className={styles.label} htmlFor={id}>
          {t('quote.project')}
        </label>
        <select
          className={styles.control}
          id={id}
          value={offer.slug}
          onChange={(event) => onProjectChange(event.target.value)}
        >
          {choices.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {offer.appointmentHref && (
        <TextLink
          href={lot ? `${offer.appointmentHref}&lot=${lot}` : offer.appointmentHref}
          icon={CalendarCheck}
          iconFirst
        >
          {t('quote.visit')}
        </TextLink>
      )}
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </div>
  )
}

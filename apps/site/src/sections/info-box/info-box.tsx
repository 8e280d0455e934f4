import clsx from 'clsx'
import { Building2, CalendarDays, MapPin, Scaling } from 'lucide-react'
import type { ReactNode } from 'react'
import { InlineDrawing, type InlineDrawingData } from '@/components/drawing/drawing'
import { Heading } from '@/components/heading/heading'
import { Icon, type IconType } from '@/components/icon/icon'
import { Price, type PriceData } from '@/components/price/price'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { type StatusPill, StatusPills } from '@/components/status-pills/status-pills'
import { Small } from '@/components/text/text'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './info-box.module.css'

type InfoBoxProps = {
  locale: Locale
  name: string
  kind: 'condominium' | 'apartment'
  logo: InlineDrawingData
  pills: StatusPill[]
  place: string
  placeLine: string
  typeLabel: string
  soldOut: boolean
  price: PriceData
  priceNote: PriceNoteData
  minAreaM2: number
  /** None where an adviser says the term. */
  months: number | null
}

/** Overlaps the slider: name, price and two features, laid as one course. */
export function InfoBox(props: InfoBoxProps) {
  const t = translator(props.locale)
  return (
    <section className={clsx('wrap', styles.infoBox)} aria-label={t('info.label', { name: props.name })}>
      <div className={clsx('on-inverse', styles.name)}>
        <div className={styles.status}>
          <StatusPills pills={props.pills} onDark />
        </div>
        <div>
          <h1>
            <span className="sr">{props.name}</span>
            <InlineDrawing className={styles.logo} drawing={props.logo} isDecoration />
          </h1>
          <p className={styles.place}>
            <Icon icon={MapPin} />
            <span className={styles.where}>
              <span>{props.placeLine}</span> <span>{props.typeLabel}</span>
            </span>
          </p>
        </div>
      </div>
      <div className={styles.price}>{props.soldOut ? <SoldOut {...props} /> : <Instalment {...props} />}</div>
      <div className={styles.features}>
        <Feature icon={Scaling} value={`${props.minAreaM2}\u00a0m²`}>
          {t(props.kind === 'apartment' ? 'info.minimumApartment' : 'info.minimumLot')}
        </Feature>
        <SecondFeature {...props} />
      </div>
    </section>
  )
}

function Instalment({ locale, price, priceNote, months }: InfoBoxProps) {
  const t = translator(locale)
  return (
    <>
      <Price price={price} />
      <div className={styles.notes}>
        {months === null && <Small>{t('info.termConsult')}</Small>}
        <PriceNote {...priceNote} />
      </div>
    </>
  )
}

function SoldOut({ locale }: InfoBoxProps) {
  const t = translator(locale)
  return (
    <>
      <Heading as="p" title={t('info.soldOut')} titleBold={t('info.soldOutBold')} />
      <Small>{t('info.soldOutNote')}</Small>
    </>
  )
}

/** Months where the project has them; buildings say where they stand instead. */
function SecondFeature({ locale, kind, place, months }: InfoBoxProps) {
  const t = translator(locale)
  if (kind === 'apartment') {
    return (
      <Feature icon={Building2} value={place} highlighted>
        {t('info.location')}
      </Feature>
    )
  }
  return (
    <Feature
      icon={CalendarDays}
      value={months === null ? t('info.consult') : t('card.months', { count: months })}
      highlighted
    >
      {months === null ? t('info.term') : t('info.interestFree')}
    </Feature>
  )
}

type FeatureProps = { icon: IconType; value: string; highlighted?: boolean; children: ReactNode }

function Feature({ icon, value, highlighted = false, children }: FeatureProps) {
  return (
    <div className={clsx(styles.feature, highlighted && styles.featureHighlighted)}>
      <Icon icon={icon} />
      <p>
        <b>{value}</b>
        {children}
      </p>
    </div>
  )
}

import type { Locale } from '@app/domain/language/locale'
import type { ContentIcon } from '@app/domain/snapshot/icons'
import clsx from 'clsx'
import { CalendarCheck, Download, MapPin } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import { InlineDrawing, type InlineDrawingData } from '@/components/drawing/drawing'
import { Heading } from '@/components/heading/heading'
import { contentIcons } from '@/components/icon/content-icons'
import { Icon } from '@/components/icon/icon'
import { Price, type PriceData } from '@/components/price/price'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { type StatusPill, StatusPills } from '@/components/status-pills/status-pills'
import { Small } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import styles from './info-box.module.css'

type Feature = { icon: ContentIcon; value: string; text: string; highlighted: boolean; bold: boolean }

type InfoBoxProps = {
  locale: Locale
  name: string
  logo: InlineDrawingData
  pills: StatusPill[]
  placeLine: string
  typeLabel: string
  soldOut: boolean
  price: PriceData
  priceNote: PriceNoteData
  /** Null if visitors must ask an adviser for the term. */
  months: number | null
  features: Feature[]
  /** URL of the calculator with the project selected; null if the project has no price. */
  quoteHref: string | null
  /** Link to the booking page; null if the project has no opening hours. */
  appointment: { href: string; text: string } | null
  /** Null in previews and in development, which have no brochures. */
  brochure: { href: string; text: string } | null
}

/** Renders name, price and features in a row that overlaps the carousel. */
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
      <ul className={styles.features}>
        {props.features.map((feature) => (
          <FeatureBox key={feature.text} {...feature} />
        ))}
      </ul>
    </section>
  )
}

function Instalment({ locale, price, priceNote, months, quoteHref, appointment, brochure }: InfoBoxProps) {
  const t = translator(locale)
  return (
    <>
      <Price price={price} />
      <div className={styles.notes}>
        {quoteHref && <TextLink href={quoteHref}>{t('info.quote')}</TextLink>}
        {appointment && (
          <TextLink href={appointment.href} icon={CalendarCheck}>
            {appointment.text}
          </TextLink>
        )}
        <BrochureLink brochure={brochure} />
        {months === null && <Small>{t('info.termConsult')}</Small>}
        <PriceNote {...priceNote} />
      </div>
    </>
  )
}

function SoldOut({ locale, brochure }: InfoBoxProps) {
  const t = translator(locale)
  return (
    <>
      <Heading as="p" title={t('info.soldOut')} titleBold={t('info.soldOutBold')} />
      <Small>{t('info.soldOutNote')}</Small>
      <BrochureLink brochure={brochure} />
    </>
  )
}

function BrochureLink({ brochure }: Pick<InfoBoxProps, 'brochure'>) {
  if (!brochure) return null
  return (
    <TextLink href={brochure.href} icon={Download}>
      {brochure.text}
    </TextLink>
  )
}

function FeatureBox({ icon, value, text, highlighted, bold }: Feature) {
  return (
    <li className={clsx(styles.feature, highlighted && styles.featureHighlighted)}>
      <Icon icon={contentIcons[icon]} />
      <p>
        <span className={clsx(styles.value, bold && styles.valueBold)}>{value}</span>
        {text}
      </p>
    </li>
  )
}

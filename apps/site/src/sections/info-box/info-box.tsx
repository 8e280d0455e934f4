import type { Locale } from '@app/domain/language/locale'
import type { ContentIcon } from '@app/domain/snapshot/icons'
import clsx from 'clsx'
import { ArrowRight, Calculator, CalendarCheck, LayoutGrid } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { contentIcons } from '@/components/icon/content-icons'
import { Icon } from '@/components/icon/icon'
import { Price, type PriceData } from '@/components/price/price'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { type StatusPill, StatusPills } from '@/components/status-pills/status-pills'
import { InlineSvg, type InlineSvgData } from '@/components/svg/svg'
import { Small } from '@/components/text/text'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './info-box.module.css'

type Feature = { icon: ContentIcon; value: string; text: string; highlighted: boolean; bold: boolean }
type Action = { href: string; text: string }

type InfoBoxProps = {
  locale: Locale
  name: string
  logo: InlineSvgData
  pills: StatusPill[]
  /** Place, kind of project and delivery. */
  places: string[]
  /** Null if the project is sold out. */
  price: (PriceData & { parts: { name: string; amounts: string[] }[]; total: string | null }) | null
  priceNote: PriceNoteData
  features: Feature[]
  actions: { choose: Action; quote: Action | null; visit: Action | null }
  /** Null until the brochure is drawn, and in previews, which have no brochures. */
  brochure: Action | null
}

/** Renders the name, features, price and main actions of a project in two blocks that overlap the carousel. */
export function InfoBox(props: InfoBoxProps) {
  const t = translator(props.locale)
  return (
    <section className={clsx('wrap', styles.infoBox)} aria-label={t('info.label', { name: props.name })}>
      <div className={clsx('on-inverse', styles.name)}>
        <p className={styles.status}>
          <StatusPills pills={props.pills} onDark />
        </p>
        <h1 id={anchors.price}>
          <span className="sr">{props.name}</span>
          <InlineSvg className={styles.logo} svg={props.logo} isDecoration />
        </h1>
        <p className={styles.places}>{props.places.join('. ')}.</p>
        <ul className={styles.features}>
          {props.features.map((feature) => (
            <FeatureBox key={feature.text} {...feature} />
          ))}
        </ul>
      </div>
      <div className={styles.price}>
        {props.price ? <PaymentPlan price={props.price} /> : <SoldOut locale={props.locale} />}
        <Actions {...props.actions} />
        <div className={styles.notes}>
          <Small>
            {props.price?.total} {props.brochure && <a href={props.brochure.href}>{props.brochure.text}</a>}
          </Small>
          {props.price && <PriceNote {...props.priceNote} />}
        </div>
      </div>
    </section>
  )
}

function PaymentPlan({ price }: { price: NonNullable<InfoBoxProps['price']> }) {
  return (
    <div className={styles.plan}>
      <Price price={price} />
      <dl className={styles.parts}>
        {price.parts.map(({ name, amounts }) => (
          <div key={name}>
            <dt>{name}</dt>
            {amounts.map((amount) => (
              <dd key={amount}>{amount}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}

function SoldOut({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div>
      <Heading as="p" title={t('info.soldOut')} titleBold={t('info.soldOutBold')} inline />
      <Small>{t('info.soldOutNote')}</Small>
    </div>
  )
}

function Actions({ choose, quote, visit }: InfoBoxProps['actions']) {
  const opensForm = choose.href === linkTo(anchors.form)
  return (
    <div className={styles.actions}>
      <ButtonLink href={choose.href} icon={opensForm ? ArrowRight : LayoutGrid} iconFirst={!opensForm}>
        {choose.text}
      </ButtonLink>
      {quote && (
        <ButtonLink look="ink" href={quote.href} icon={Calculator} iconFirst>
          {quote.text}
        </ButtonLink>
      )}
      {visit && (
        <ButtonLink look="line" href={visit.href} icon={CalendarCheck} iconFirst>
          {visit.text}
        </ButtonLink>
      )}
    </div>
  )
}

function FeatureBox({ icon, value, text, highlighted, bold }: Feature) {
  return (
    <li className={clsx(styles.feature, highlighted && styles.featureHighlighted)}>
      <Icon icon={contentIcons[icon]} />
      <p>
        <span className={clsx(styles.value, bold && styles.valueBold)}>{value}</span> {text}
      </p>
    </li>
  )
}

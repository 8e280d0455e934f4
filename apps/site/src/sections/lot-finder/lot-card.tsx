import { ArrowRight, CalendarCheck, Columns2, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useRef } from 'react'
import { Button, ButtonLink, IconButton, TextButton, TextLink } from '@/components/button/button'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { Heading } from '@/components/heading/heading'
import { LotSwatch } from '@/components/lot-plan/lot-legend'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { anchors, linkTo, linkToAppointment } from '@/i18n/anchors'
import styles from './lot-card.module.css'
import { amountsOf, areaText, type OfferedLot, sidesText, type Terms } from './lot-offer'
import { instalmentsLabel, type LotTranslate, orientationText, stateText } from './texts'
import { useDragDown } from './use-drag-down'

/** Requests about a lot that the card adds to the contact form. */
export type LotRequest = 'tellMe' | 'appointment' | 'sold'

type LotCardProps = {
  t: LotTranslate
  lot: OfferedLot
  terms: Terms
  isDemo: boolean
  note: PriceNoteData
  neighbours: readonly OfferedLot[]
  quoteHref: string | null
  /** Booking URL; null if visitors must use the contact form. */
  appointmentHref: string | null
  isCompared: boolean
  canCompare: boolean
  headingRef: Ref<HTMLHeadingElement>
  onCompare: () => void
  /** Adds a request to the contact form and closes the card. */
  onAsk: (request: LotRequest, link: MouseEvent<HTMLAnchorElement>) => void
  onChoose: (code: string) => void
  onClose: () => void
}

/**
 * Renders the data and price of a lot, and links to the next steps. On phones, the card is a bottom sheet that leaves
 * the plan usable and closes when dragged down.
 */
export function LotCard(props: LotCardProps) {
  const { t, lot, terms, isDemo, note, quoteHref, appointmentHref, isCompared, canCompare, headingRef, onClose } = props
  const headingId = useId()
  const sheet = useRef<HTMLElement>(null)
  const drag = useDragDown(sheet, onClose)
  const amounts = amountsOf(lot, terms)
  const isSold = lot.state === 'sold'
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section className={styles.card} aria-labelledby={headingId} ref={sheet} onKeyDown={closeOnEscape}>
      <div className={styles.hold} {...drag}>
        <div className={styles.top}>
          <p className={styles.state}>
            <LotSwatch state={lot.state} /> {stateText(t, lot.state)}
          </p>
          {isDemo && <DemoMark>{t('lots.demo')}</DemoMark>}
          <IconButton className={styles.close} icon={X} label={t('lots.close')} onClick={onClose} />
        </div>
        <Heading
          as="h2"
          id={headingId}
          ref={headingRef}
          tabIndex={-1}
          inline
          title={t('lots.lot')}
          titleBold={lot.code}
        />
      </div>
      <dl className={styles.facts}>
        <Fact name={t('lots.area')} value={areaText(lot)} />
        {lot.unitType ? (
          <>
            <Fact name={t('lots.block')} value={lot.block} />
            <Fact name={t('lots.unitType')} value={lot.unitType} />
          </>
        ) : (
          <Fact name={t('lots.sides')} value={sidesText(lot)} />
        )}
        <Fact name={t('lots.orientation')} value={orientationText(t, lot.orientation)} />
      </dl>
      {isSold ? (
        <Neighbours {...props} />
      ) : (
        <>
          <dl className={styles.sums}>
            <AmountRow name={t('lots.price')} amounts={amounts.price} />
            {terms.months !== null && <AmountRow name={t('lots.down')} amounts={amounts.down} />}
            <AmountRow name={instalmentsLabel(t, terms)} amounts={amounts.instalment} />
          </dl>
          <div className={styles.actions}>
            {lot.state === 'free' && quoteHref && (
              <ButtonLink href={quoteHref} icon={ArrowRight} block>
                {t('lots.quote')}
              </ButtonLink>
            )}
            {lot.state === 'held' && (
              <ButtonLink
                href={linkTo(anchors.contact)}
                icon={ArrowRight}
                block
                onClick={(event) => props.onAsk('tellMe', event)}
              >
                {t('lots.tellMe')}
              </ButtonLink>
            )}
            <ButtonLink
              href={appointmentHref ?? linkToAppointment('contact')}
              look="line"
              icon={CalendarCheck}
              iconFirst
              onClick={appointmentHref ? undefined : (event) => props.onAsk('appointment', event)}
            >
              {t('lots.appointment')}
            </ButtonLink>
            <Button
              look="line"
              icon={Columns2}
              iconFirst
              aria-pressed={isCompared}
              disabled={!isCompared && !canCompare}
              onClick={props.onCompare}
            >
              {t('lots.compare')}
            </Button>
          </div>
          {lot.state === 'held' && <p className={styles.tellMe}>{t('lots.tellMeNote')}</p>}
          <PriceNote {...note} />
        </>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Renders dollars and soles with the same size, weight and colour. */
function AmountRow({ name, amounts }: { name: string; amounts: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {amounts.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </dd>
    </div>
  )
}

function Neighbours({ t, neighbours, onChoose, onAsk }: LotCardProps) {
  return (
    <div className={styles.neighbours}>
      <p>{t('lots.soldNote')}</p>
      {neighbours.map(({ code }) => (
        <TextButton key={code} onClick={() => onChoose(code)}>
          {t('lots.lot')} {code}
        </TextButton>
      ))}
      <TextLink href={linkTo(anchors.contact)} onClick={(event) => onAsk('sold', event)}>
        {t('lots.ask')}
      </TextLink>
    </div>
  )
}

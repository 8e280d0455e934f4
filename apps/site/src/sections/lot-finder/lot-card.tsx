import type { Locale } from '@app/domain/language/locale'
import { ArrowRight, CalendarCheck, Columns2, X } from 'lucide-react'
import { type MouseEvent, type Ref, useDeferredValue, useEffect, useId, useRef } from 'react'
import { Button, ButtonLink, IconButton, TextButton, TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { LotSwatch } from '@/components/lot-plan/lot-legend'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { WaitingForm, type WaitingFormProps } from '@/forms/waiting/waiting-form'
import { anchors, linkTo, linkToAppointment } from '@/i18n/anchors'
import styles from './lot-card.module.css'
import { amountsOf, areaText, type OfferedLot, sidesText, type Terms } from './lot-offer'
import { downPaymentLabel, instalmentsLabel, type LotTranslate, orientationText, stateText } from './texts'
import { useDragDown } from './use-drag-down'
import { useEscape } from './use-escape'

/** Requests about a lot that the card adds to the contact form. */
export type LotRequest = 'appointment' | 'sold'

type LotCardProps = {
  t: LotTranslate
  locale: Locale
  lot: OfferedLot
  terms: Terms
  note: PriceNoteData
  waiting: WaitingFormProps
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
  /** Called when the card has its full height, and again for each other lot. */
  onShown: () => void
}

/**
 * Renders the data and price of a lot, and links to the next steps. On phones, the card is a bottom sheet that leaves
 * the plan usable and closes when dragged down.
 */
export function LotCard(props: LotCardProps) {
  const {
    t,
    locale,
    lot,
    terms,
    note,
    waiting,
    quoteHref,
    appointmentHref,
    isCompared,
    canCompare,
    headingRef,
    onClose,
    onShown,
  } = props
  const headingId = useId()
  const sheet = useRef<HTMLElement>(null)
  const drag = useDragDown(sheet, onClose)
  const amounts = amountsOf(lot, terms)
  const isSold = lot.state === 'sold'
  useEscape(onClose)
  // A new card first shows the lot and its area, and the rest in the next frame, because a press must be answered at once.
  const isComplete = useDeferredValue(true, false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render
  useEffect(() => {
    if (isComplete) onShown()
  }, [isComplete, lot.code])
  return (
    <section className={styles.card} aria-labelledby={headingId} ref={sheet}>
      <div className={styles.hold} {...drag}>
        <div className={styles.top}>
          <p className={styles.state}>
            <LotSwatch state={lot.state} /> {stateText(t, lot.state)}
          </p>
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
        <Fact name={t('lots.area')} value={areaText(lot, locale)} />
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
      {isComplete && isSold && <Neighbours {...props} />}
      {isComplete && !isSold && (
        <>
          <dl className={styles.sums}>
            <AmountRow name={t('lots.price')} amounts={amounts.price} />
            {terms.months !== null && <AmountRow name={downPaymentLabel(t, terms)} amounts={amounts.down} />}
            <AmountRow name={instalmentsLabel(t, terms)} amounts={amounts.instalment} />
          </dl>
          {lot.state === 'held' && (
            // The key clears the fields when the visitor chooses another lot.
            <WaitingForm
              key={lot.code}
              {...waiting}
              lot={lot.code}
              button={t('lots.tellMe')}
              note={t('lots.tellMeNote')}
            />
          )}
          <div className={styles.actions}>
            {lot.state === 'free' && quoteHref && (
              <ButtonLink href={quoteHref} icon={ArrowRight} block>
                {t('lots.quote')}
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

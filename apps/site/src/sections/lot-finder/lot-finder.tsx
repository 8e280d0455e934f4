import { formatInstant } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import {
  countStates,
  filterDownPayment,
  freeFirst,
  isFiltering,
  type LotFilter,
  MAX_COMPARED_LOTS,
  matchesFilter,
  nearestToFilter,
} from '@app/domain/lot/lot-filter'
import { applyStates, stateFingerprint } from '@app/domain/lot/lot-states'
import { waitingUrl } from '@app/domain/waiting-list/waiting-url'
import clsx from 'clsx'
import { Clock, CloudOff } from 'lucide-react'
import { type MouseEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useAnnouncement } from '@/components/announcement/use-announcement'
import { Button, TextButton, TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { useHydrated } from '@/components/island/use-hydrated'
import { LotLegend } from '@/components/lot-plan/lot-legend'
import type { PlanGround } from '@/components/lot-plan/plan-ground'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { requestMessage } from '@/forms/lead/message-request'
import type { WaitingFormProps } from '@/forms/waiting/waiting-form'
import { type Texts, translate } from '@/i18n/translate'
import { CompareTray } from './compare-tray'
import { FloorBoard } from './floor-board'
import { LotBoard } from './lot-board'
import { LotCard, type LotRequest } from './lot-card'
import { LotFilters } from './lot-filters'
import { finderAttributes } from './lot-finder.dom'
import styles from './lot-finder.module.css'
import { LotList } from './lot-list'
import type { OfferedLot, Terms } from './lot-offer'
import { runAfterHashChange } from './run-after-hash-change'
import { scrollAboveCard } from './scroll-above-card'
import { lotName, stateText } from './texts'
import { useFinderState } from './use-finder-state'
import { useLiveLots } from './use-live-lots'

export type LotFinderProps = {
  locale: Locale
  texts: Texts<'lots'>
  /** Null for apartment buildings, which have a floor grid instead of a site plan. */
  ground: PlanGround | null
  boardName: string
  lots: OfferedLot[]
  terms: Terms
  /** Time of the lot states in this release. */
  asOf: string
  /** URL of the live file. */
  livePath: string
  note: PriceNoteData
  /** Quote URL, to which the code of a lot is appended; null if the project has no quote. */
  quote: string | null
  /** Booking URL, to which the code of a lot is appended; null if no appointments can be booked. */
  appointment: string | null
  /** Props of the waiting-list form for held lots. */
  waiting: WaitingFormProps
}

const SHORT_LIST_LENGTH = 12
const END_OF_LIST = 'fin-de-lista'

const requestTexts = {
  appointment: 'lots.message',
  sold: 'lots.soldMessage',
} as const satisfies Record<LotRequest, string>

/**
 * Renders the filter, plan, card and list of the lots of a project. Without JavaScript, visitors see the plan as an
 * image and the whole list.
 */
export function LotFinder({
  locale,
  texts,
  ground,
  boardName,
  lots: releasedLots,
  terms: projectTerms,
  asOf,
  livePath,
  note,
  quote,
  appointment,
  waiting,
}: LotFinderProps) {
  const t = useMemo(() => translate(texts, locale), [texts, locale])
  const isHydrated = useHydrated()
  const liveStates = useLiveLots(livePath, asOf)
  const lots = useMemo(() => applyStates(releasedLots, liveStates.states), [releasedLots, liveStates.states])
  const codes = useMemo(() => releasedLots.map(({ code }) => code), [releasedLots])
  const [finderState, setFinderState] = useFinderState(locale, codes)
  const { filter, chosen, compared } = finderState
  // A step of a range input must show its value at once; the plan and the list may follow.
  const shownFilter = useDeferredValue(filter)
  // The names and amounts of all lots depend on the terms, so the other limits of the filter must not change them.
  const down = filterDownPayment(shownFilter)
  const terms = useMemo(() => ({ ...projectTerms, down }), [projectTerms, down])
  const [isShort, setShort] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)

  const matchingCodes = useMemo(
    () => new Set(lots.filter((lot) => matchesFilter(lot, shownFilter, terms.months)).map(({ code }) => code)),
    [lots, shownFilter, terms.months],
  )
  const names = useMemo(
    () => new Map(lots.map((lot) => [lot.code, lotName(t, lot, terms, locale)])),
    [lots, t, terms, locale],
  )
  const counts = useMemo(() => countStates(lots), [lots])
  const time = useMemo(() => formatInstant(liveStates.asOf, locale), [liveStates.asOf, locale])
  // The plan and the card respond to a press at once; the list may update later.
  const listedChoice = useDeferredValue(chosen)
  const isForSale = counts.free + counts.held > 0
  const matchingFreeLots = lots.filter(({ code, state }) => state === 'free' && matchingCodes.has(code))
  const lot = lots.find(({ code }) => code === chosen)
  const listedLots = useMemo(() => {
    const matchingLots = lots.filter(({ code }) => matchingCodes.has(code))
    // A filter asks what can be bought, so sold lots must not fill the short list.
    return isFiltering(shownFilter) ? freeFirst(matchingLots) : matchingLots
  }, [lots, matchingCodes, shownFilter])
  // The served HTML has all rows for visitors without JavaScript.
  const rows = useMemo(
    () => (isHydrated && isShort ? listedLots.slice(0, SHORT_LIST_LENGTH) : listedLots),
    [isHydrated, isShort, listedLots],
  )
  const announcement = useAnnouncement(
    isFiltering(filter) || chosen
      ? [t('lots.foundSaid', { count: matchingFreeLots.length }), chosen ? names.get(chosen) : '']
          .filter(Boolean)
          .join('. ')
      : '',
    isHydrated,
  )

  function choose(code: string, moveFocus: boolean) {
    setFinderState({ ...finderState, chosen: code })
    if (moveFocus) requestAnimationFrame(() => heading.current?.focus())
  }
  const latestHandlers = useRef({
    choose,
    changeFilter: (next: LotFilter) => setFinderState({ ...finderState, filter: next }),
  })
  latestHandlers.current = { choose, changeFilter: (next) => setFinderState({ ...finderState, filter: next }) }
  const chooseFromList = useCallback((code: string) => latestHandlers.current.choose(code, true), [])
  const changeFilter = useCallback((next: LotFilter) => latestHandlers.current.changeFilter(next), [])
  const lotOnPlan = (code: string | null) =>
    root.current?.querySelector<SVGElement | HTMLElement>(`[data-code="${code}"]`)
  function close() {
    // Focus that is in another part of the page must stay there.
    const card = heading.current?.closest('section')
    const isFocusLost = document.activeElement === document.body || card?.contains(document.activeElement)
    setFinderState({ ...finderState, chosen: null })
    if (isFocusLost) lotOnPlan(chosen)?.focus({ preventScroll: true })
  }
  const mustScroll = useRef(false)
  const scrollToLot = (code: string | null) =>
    requestAnimationFrame(() => scrollAboveCard(lotOnPlan(code), heading.current))
  function chooseOnPlan(code: string, moveFocus: boolean) {
    choose(code, moveFocus)
    if (code === chosen) scrollToLot(code)
    // The card of another lot does not have its full height yet.
    else mustScroll.current = true
  }
  function handleCardShown() {
    if (mustScroll.current) scrollToLot(chosen)
    mustScroll.current = false
  }
  function requestInForm(code: string, request: LotRequest, link: MouseEvent<HTMLAnchorElement>) {
    // A new tab has its own form, so the message must not be added to this one.
    if (link.metaKey || link.ctrlKey || link.shiftKey) return
    requestMessage(t(requestTexts[request], { code }))
    runAfterHashChange(link.currentTarget.hash, () => setFinderState({ ...finderState, chosen: null }))
  }
  const toggleCompared = (code: string) =>
    setFinderState({
      ...finderState,
      compared: compared.includes(code)
        ? compared.filter((comparedCode) => comparedCode !== code)
        : [...compared, code],
    })
  const quoteHrefOf = useCallback((code: string) => quote && `${quote}${code}`, [quote])
  const waitingHrefOf = useCallback(
    (lotCode: string) => waitingUrl({ kind: 'lot', project: waiting.project, lot: lotCode, locale }),
    [waiting.project, locale],
  )
  const isOff = useCallback((code: string) => !matchingCodes.has(code), [matchingCodes])
  const nameOf = useCallback((code: string) => names.get(code) ?? code, [names])
  const attributes = useMemo(
    () => finderAttributes({ path: livePath, codes, fingerprint: stateFingerprint(releasedLots) }),
    [livePath, codes, releasedLots],
  )

  return (
    <div className={styles.finder} ref={root} {...attributes}>
      <div className="wrap">
        <p className={styles.asOf}>
          <Icon icon={Clock} /> {t('lots.asOf', { time })}
        </p>
        {liveStates.isLost && (
          <p className={styles.lost}>
            <Icon icon={CloudOff} /> {t('lots.lost', { time })}
          </p>
        )}
        {isForSale && (
          <div className={styles.needsScript}>
            <LotFilters
              t={t}
              locale={locale}
              filter={filter}
              onFilter={changeFilter}
              lots={lots}
              terms={terms}
              matchCount={matchingFreeLots.length}
            />
          </div>
        )}
      </div>
      <div className={styles.grid}>
        <div className={ground ? styles.sheet : styles.floors}>
          {ground ? (
            <LotBoard {...{ t, ground, lots, chosen, isOff, nameOf, isHydrated }} onChoose={chooseOnPlan} />
          ) : (
            <FloorBoard {...{ t, lots, chosen, isOff, nameOf, isHydrated }} name={boardName} onChoose={chooseOnPlan} />
          )}
          <LotLegend
            className={ground ? styles.legend : styles.legendBelow}
            counts={counts}
            labels={{ free: stateText(t, 'free'), held: stateText(t, 'held'), sold: stateText(t, 'sold') }}
          />
        </div>
        {/*
          It keeps its space on phones, because the page below would otherwise move behind the card. The card must be the
          last child: inserted between siblings, it would make the browser calculate the styles of the whole plan.
        */}
        <div className={clsx(styles.invitation, lot && styles.answered)}>
          <Heading as="h2" inline small title={t('lots.choose')} titleBold={t('lots.chooseBold')} />
          <p>{t('lots.chooseNote')}</p>
        </div>
        {lot && (
          <LotCard
            {...{ t, locale, lot, terms, note, waiting }}
            headingRef={heading}
            quoteHref={quoteHrefOf(lot.code)}
            appointmentHref={appointment && `${appointment}${lot.code}`}
            neighbours={lot.state === 'sold' ? neighboursOf(lot, lots) : []}
            isCompared={compared.includes(lot.code)}
            canCompare={compared.length < MAX_COMPARED_LOTS}
            onCompare={() => toggleCompared(lot.code)}
            onAsk={(request, link) => requestInForm(lot.code, request, link)}
            onChoose={(code) => choose(code, true)}
            onClose={close}
            onShown={handleCardShown}
          />
        )}
      </div>
      <div className="wrap">
        {compared.length > 0 && (
          <CompareTray
            t={t}
            locale={locale}
            lots={lots.filter(({ code }) => compared.includes(code))}
            terms={terms}
            quoteHrefOf={quoteHrefOf}
            onRemove={toggleCompared}
          />
        )}
        <section className={styles.twin} id="lista">
          <Heading as="h2" inline small title={t('lots.list')} titleBold={t('lots.listBold')} />
          <TextLink className={styles.skipList} href={`#${END_OF_LIST}`}>
            {t('lots.skipList')}
          </TextLink>
          {listedLots.length === 0 ? (
            <div className={styles.none}>
              <p>{t('lots.none')}</p>
              {nearestToFilter(lots, shownFilter, terms.months).map(({ code }) => (
                <TextButton key={code} onClick={() => choose(code, true)}>
                  {names.get(code)}
                </TextButton>
              ))}
            </div>
          ) : (
            <LotList
              {...{ t, locale, terms, isHydrated, quoteHrefOf, waitingHrefOf }}
              chosen={listedChoice}
              lots={rows}
              caption={t('lots.caption', { count: listedLots.length, free: matchingFreeLots.length })}
              isShort={isShort}
              onChoose={chooseFromList}
            />
          )}
          <div className={styles.afterList} id={END_OF_LIST} tabIndex={-1}>
            {isShort && listedLots.length > SHORT_LIST_LENGTH && (
              <div className={styles.needsScript}>
                <Button look="line" onClick={() => setShort(false)}>
                  {t('lots.more', { count: listedLots.length - SHORT_LIST_LENGTH })}
                </Button>
              </div>
            )}
            <PriceNote {...note} />
          </div>
        </section>
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  )
}

const MAX_NEIGHBOURS = 3

function neighboursOf(lot: OfferedLot, lots: readonly OfferedLot[]): OfferedLot[] {
  const distanceTo = ({ at }: OfferedLot) => Math.hypot(at.x - lot.at.x, at.y - lot.at.y)
  return lots
    .filter(({ state }) => state === 'free')
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .slice(0, MAX_NEIGHBOURS)
}

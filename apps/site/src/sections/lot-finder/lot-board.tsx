import { lotAtKey } from '@app/domain/lot/lot-keys'
import { type Box, boxAround } from '@app/domain/lot/nearest-lot'
import { isWhole, panToShow, readBox, writeBox, zoom, zoomToBox } from '@app/domain/lot/plan-view'
import { Maximize, Minus, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton } from '@/components/button/button'
import { LotPlan } from '@/components/lot-plan/lot-plan'
import type { PlanGround } from '@/components/lot-plan/plan-ground'
import { BlockLetters } from './block-letters'
import type { BoardProps } from './board-props'
import styles from './lot-finder.module.css'
import type { OfferedLot } from './lot-offer'
import { MiniMap } from './mini-map'
import { usePlanGestures } from './use-plan-gestures'

type LotBoardProps = BoardProps & { ground: PlanGround }

const ZOOM_STEP = 1.5
const TAP_TARGET_PIXELS = 44
/** If a lot is shown with less than this height, a tap on it may be meant for a neighbour. */
const MIN_TAP_PIXELS = 24

/**
 * Renders the interactive site plan with one tab stop. Arrow keys move to neighbours; visitors zoom with buttons, keys,
 * two fingers or the mouse wheel.
 */
export function LotBoard({ t, ground, lots, chosen, isOff, nameOf, onChoose, isHydrated }: LotBoardProps) {
  const helpId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const planBox = useMemo(() => readBox(ground.viewBox), [ground.viewBox])
  const [view, setView] = useState<Box>(planBox)
  const [focusedCode, setFocusedCode] = useState<string | null>(null)
  // The tab stop changes after the paint, because a new `tabindex` on the focused lot makes the browser calculate styles.
  const current = useDeferredValue(focusedCode ?? chosen ?? lots[0]?.code ?? '')
  const { wasDrag, wasTouch, handlers } = usePlanGestures({ svg, planBox, onView: setView })
  const isZoomed = !isWhole(view, planBox)
  const blocks = useMemo(() => [...Map.groupBy(lots, ({ block }) => block)], [lots])

  const focusLot = useCallback(
    (lot: OfferedLot) => {
      setFocusedCode(lot.code)
      setView((current) => panToShow(current, planBox, lot.at))
      svg.current?.querySelector<SVGGElement>(`[data-code="${lot.code}"]`)?.focus({ preventScroll: true })
    },
    [planBox],
  )

  /** Zooms in on a block until its lots are large enough to tap. */
  const zoomToBlock = useCallback(
    (block: string) => {
      const outlines = lots.filter((lot) => lot.block === block).map(({ points }) => points)
      const lowestHeight = Math.min(...outlines.map((points) => boxAround([points]).height))
      const shownWidth = svg.current?.clientWidth ?? planBox.width
      setView(zoomToBox(boxAround(outlines), planBox, (shownWidth * lowestHeight) / TAP_TARGET_PIXELS))
    },
    [lots, planBox],
  )

  function handleClick(event: MouseEvent) {
    const code = codeAt(event.target)
    const lot = lots.find((candidate) => candidate.code === code)
    if (!lot || wasDrag()) return
    const pixels = (boxAround([lot.points]).height * (svg.current?.clientWidth ?? 0)) / view.width
    if (wasTouch() && pixels < MIN_TAP_PIXELS) return zoomToBlock(lot.block)
    setFocusedCode(lot.code)
    onChoose(lot.code, false)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const code = codeAt(event.target)
    const focusedLot = lots.find((lot) => lot.code === code)
    if (!focusedLot || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') onChoose(focusedLot.code, true)
    else if (event.key === '+') setView(zoom(view, planBox, ZOOM_STEP, focusedLot.at))
    else if (event.key === '-') setView(zoom(view, planBox, 1 / ZOOM_STEP, focusedLot.at))
    else if (event.key === '0') setView(planBox)
    else {
      const next = lotAtKey(event.key, focusedLot, lots)
      if (!next) return
      focusLot(next)
    }
    event.preventDefault()
  }

  return (
    <div className={styles.board} data-near={isZoomed}>
      <div className={styles.stage}>
        <LotPlan
          className={styles.plan}
          ground={ground}
          lots={lots}
          patternId="lots-held"
          chosen={chosen}
          isOff={isOff}
          svgRef={svg}
          viewBox={writeBox(view)}
          {...(isHydrated && {
            selection: { current, nameOf },
            'aria-describedby': helpId,
            onClick: handleClick,
            onKeyDown: handleKeyDown,
            ...handlers,
          })}
        />
        {isZoomed && (
          <MiniMap
            {...{ planBox, view, lots }}
            viewBox={ground.viewBox}
            chosen={lots.find(({ code }) => code === chosen)}
            onView={setView}
          />
        )}
        <div className={styles.zoom}>
          <IconButton icon={Plus} label={t('lots.nearer')} onClick={() => setView(zoom(view, planBox, ZOOM_STEP))} />
          <IconButton
            icon={Minus}
            label={t('lots.farther')}
            onClick={() => setView(zoom(view, planBox, 1 / ZOOM_STEP))}
          />
          <IconButton icon={Maximize} label={t('lots.whole')} onClick={() => setView(planBox)} />
        </div>
      </div>
      <p className="sr" id={helpId}>
        {t('lots.keys')}
      </p>
      <BlockLetters {...{ t, blocks, planBox, isZoomed, isHydrated }} onBlock={zoomToBlock} />
    </div>
  )
}

const codeAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : null

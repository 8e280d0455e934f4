import { type Box, boxAround } from '@app/domain/lot/nearest-lot'
import { Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import { LotPlan, type PlanGround } from '@/components/lot-plan/lot-plan'
import { BlockLetters } from './block-letters'
import type { BoardProps } from './board-props'
import styles from './lot-finder.module.css'
import { lotAtKey } from './lot-keys'
import type { OfferedLot } from './lot-offer'
import { MiniMap } from './mini-map'
import { around, isWhole, readBox, showing, writeBox, zoomed } from './plan-view'
import { usePlanGestures } from './use-plan-gestures'

type LotBoardProps = BoardProps & { ground: PlanGround }

const STEP = 1.5
/** Minimum height of a tap target. */
const FINGER_PIXELS = 44
/** Below this height a tap cannot be assigned to one lot. */
const MIN_PIXELS = 24

/** The interactive plan: one tab stop, arrows to the neighbours, zoom by buttons, fingers or keys. */
export function LotBoard({ t, ground, lots, chosen, isOff, nameOf, onChoose, isHydrated }: LotBoardProps) {
  const helpId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const whole = useMemo(() => readBox(ground.viewBox), [ground.viewBox])
  const [view, setView] = useState<Box>(whole)
  const [focusedCode, setFocusedCode] = useState<string | null>(null)
  const current = focusedCode ?? chosen ?? lots[0]?.code ?? ''
  const { wasDrag, wasTouch, handlers } = usePlanGestures({ svg, whole, onView: setView })
  const isNear = !isWhole(view, whole)
  const blocks = useMemo(() => [...Map.groupBy(lots, ({ block }) => block)], [lots])

  const focus = useCallback(
    (lot: OfferedLot) => {
      setFocusedCode(lot.code)
      setView((seen) => showing(seen, whole, lot.at))
      svg.current?.querySelector<SVGGElement>(`[data-code="${lot.code}"]`)?.focus({ preventScroll: true })
    },
    [whole],
  )

  /** Zooms in on a block until one lot is large enough to tap. */
  const goTo = useCallback(
    (block: string) => {
      const outlines = lots.filter((lot) => lot.block === block).map(({ points }) => points)
      const lowest = Math.min(...outlines.map((points) => boxAround([points]).height))
      const pixels = svg.current?.clientWidth ?? whole.width
      setView(around(boxAround(outlines), whole, (pixels * lowest) / FINGER_PIXELS))
    },
    [lots, whole],
  )

  function press(event: MouseEvent) {
    const code = codeAt(event.target)
    const lot = lots.find((one) => one.code === code)
    if (!lot || wasDrag()) return
    const pixels = (boxAround([lot.points]).height * (svg.current?.clientWidth ?? 0)) / view.width
    if (wasTouch() && pixels < MIN_PIXELS) return goTo(lot.block)
    setFocusedCode(lot.code)
    onChoose(lot.code, false)
  }

  function type(event: KeyboardEvent) {
    const code = codeAt(event.target)
    const from = lots.find((lot) => lot.code === code)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') onChoose(from.code, true)
    else if (event.key === '+') setView(zoomed(view, whole, STEP, from.at))
    else if (event.key === '-') setView(zoomed(view, whole, 1 / STEP, from.at))
    else if (event.key === '0') setView(whole)
    else {
      const next = lotAtKey(event.key, from, lots)
      if (!next) return
      focus(next)
    }
    event.preventDefault()
  }

  return (
    <div className={styles.board} data-near={isNear}>
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
            steered: { current, nameOf },
            'aria-describedby': helpId,
            onClick: press,
            onKeyDown: type,
            ...handlers,
          })}
        />
        {isNear && (
          <MiniMap
            {...{ whole, view, lots }}
            viewBox={ground.viewBox}
            chosen={lots.find(({ code }) => code === chosen)}
            onView={setView}
          />
        )}
        <div className={styles.zoom}>
          <IconButton icon={Plus} label={t('lots.nearer')} onClick={() => setView(zoomed(view, whole, STEP))} />
          <IconButton icon={Minus} label={t('lots.farther')} onClick={() => setView(zoomed(view, whole, 1 / STEP))} />
          <IconButton icon={Maximize} label={t('lots.whole')} onClick={() => setView(whole)} />
        </div>
      </div>
      <p className="sr" id={helpId}>
        {t('lots.keys')}
      </p>
      <BlockLetters {...{ t, blocks, whole, isNear, isHydrated }} onBlock={goTo} />
    </div>
  )
}

const codeAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : null

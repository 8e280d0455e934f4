import { type Box, boxAround } from '@sillar/domain/lot/nearest-lot'
import { Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import { LotPlan, type PlanGround } from '@/components/lot-plan/lot-plan'
import styles from './lot-finder.module.css'
import { lotAtKey } from './lot-keys'
import type { OfferedLot } from './lot-offer'
import { around, isWhole, readBox, showing, writeBox, zoomed } from './plan-view'
import type { LotTranslate } from './texts'
import { usePlanGestures } from './use-plan-gestures'

type LotBoardProps = {
  t: LotTranslate
  ground: PlanGround
  lots: readonly OfferedLot[]
  chosen: string | null
  isOff: (code: string) => boolean
  nameOf: (code: string) => string
  /** `byKeyboard`: the person goes on reading on the card. */
  onChoose: (code: string, byKeyboard: boolean) => void
  isLive: boolean
}

const STEP = 1.5

/** The plan one can walk through: one stop of the Tab key, arrows to the neighbours, and nearer by buttons, fingers or keys. */
export function LotBoard({ t, ground, lots, chosen, isOff, nameOf, onChoose, isLive }: LotBoardProps) {
  const helpId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const whole = useMemo(() => readBox(ground.viewBox), [ground.viewBox])
  const [view, setView] = useState<Box>(whole)
  const [reached, setReached] = useState<string | null>(null)
  const current = reached ?? chosen ?? lots[0]?.code ?? ''
  const { wasDrag, handlers } = usePlanGestures({ svg, whole, view, onView: setView })

  const focus = useCallback(
    (lot: OfferedLot) => {
      setReached(lot.code)
      setView((seen) => showing(seen, whole, lot.at))
      svg.current?.querySelector<SVGGElement>(`[data-code="${lot.code}"]`)?.focus({ preventScroll: true })
    },
    [whole],
  )

  function press(event: MouseEvent) {
    const code = codeAt(event.target)
    if (!code || wasDrag()) return
    setReached(code)
    onChoose(code, false)
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

  const blocks = useMemo(() => [...Map.groupBy(lots, ({ block }) => block)], [lots])

  return (
    <div className={styles.board} data-near={!isWhole(view, whole)}>
      <LotPlan
        className={styles.plan}
        ground={ground}
        lots={lots}
        patternId="lots-held"
        chosen={chosen}
        isOff={isOff}
        svgRef={svg}
        viewBox={writeBox(view)}
        {...(isLive && {
          steered: { current, nameOf },
          'aria-describedby': helpId,
          onClick: press,
          onKeyDown: type,
          ...handlers,
        })}
      />
      <p className="sr" id={helpId}>
        {t('lots.keys')}
      </p>
      <div className={styles.zoom}>
        <IconButton icon={Plus} label={t('lots.nearer')} onClick={() => setView(zoomed(view, whole, STEP))} />
        <IconButton icon={Minus} label={t('lots.farther')} onClick={() => setView(zoomed(view, whole, 1 / STEP))} />
        <IconButton icon={Maximize} label={t('lots.whole')} onClick={() => setView(whole)} />
      </div>
      <fieldset className={styles.blocks}>
        <legend className="sr">{t('lots.nearBlock')}</legend>
        {blocks.map(([block, own]) => (
          <button
            key={block}
            type="button"
            className={styles.chip}
            aria-label={t('lots.blockNamed', { block })}
            onClick={() => setView(around(boxAround(own.map(({ points }) => points)), whole))}
          >
            {block}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const codeAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : null

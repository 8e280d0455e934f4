'use client'

import { codeSize } from '@app/domain/lot/code-size'
import { lotAtKey } from '@app/domain/lot/lot-keys'
import { type Box, boxAround } from '@app/domain/lot/nearest-lot'
import { readBox, writeBox, zoomToBox } from '@app/domain/lot/plan-view'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import type { Language } from '../../../panel/language/language'
import type { PlacedDeskLot } from './desk-lot'
import styles from './lot-plan.module.css'
import { lotMessages } from './messages'
import { PlanLot } from './plan-lot'

type Props = {
  plan: { viewBox: string; ground: string; name: string }
  lots: readonly PlacedDeskLot[]
  selectedIds: ReadonlySet<string>
  isShown: (lot: PlacedDeskLot) => boolean
  onPress: (lot: PlacedDeskLot) => void
  language: Language
}

const HELD_PATTERN = 'held-lots'

/**
 * Renders the site plan of the website with the states of the lots. It is one tab stop: arrow keys move to the lots
 * around. The list below has the same lots for people who do not use the plan.
 */
export function LotPlan({ plan, lots, selectedIds, isShown, onPress, language }: Props) {
  const messages = lotMessages[language]
  const svg = useRef<SVGSVGElement>(null)
  const [focusedCode, setFocusedCode] = useState<string>()
  const [block, setBlock] = useState<string>()
  const planBox = useMemo(() => readBox(plan.viewBox), [plan.viewBox])
  const size = useMemo(() => codeSize(lots.map(({ outline }) => outline.points)), [lots])
  const keyLots = useMemo(() => lots.map((lot) => ({ ...lot, at: lot.outline.at })), [lots])
  const current = focusedCode ?? lots[0]?.code
  const view: Box = block
    ? zoomToBox(boxAround(lots.filter((lot) => lot.block === block).map(({ outline }) => outline.points)), planBox)
    : planBox
  const lotAt = ({ target }: MouseEvent | KeyboardEvent) => {
    const code = (target as Element).closest('[data-code]')?.getAttribute('data-code')
    return keyLots.find((lot) => lot.code === code)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const lot = lotAt(event)
    if (!lot || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') onPress(lot)
    else {
      const next = lotAtKey(event.key, lot, keyLots)
      if (!next) return
      setFocusedCode(next.code)
      if (block && next.block !== block) setBlock(next.block)
      svg.current?.querySelector<SVGGElement>(`[data-code="${next.code}"]`)?.focus()
    }
    event.preventDefault()
  }

  function handleClick(event: MouseEvent) {
    const lot = lotAt(event)
    if (!lot) return
    setFocusedCode(lot.code)
    onPress(lot)
  }

  return (
    <div className={styles.board}>
      <fieldset className={styles.blocks}>
        <legend className="desk-hidden">{messages.showBlock}</legend>
        {[undefined, ...new Set(lots.map((lot) => lot.block))].map((name) => (
          <button key={name ?? ''} type="button" aria-pressed={name === block} onClick={() => setBlock(name)}>
            {name ?? messages.wholePlan}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG */}
      <svg
        ref={svg}
        className={styles.plan}
        viewBox={writeBox(view)}
        role="group"
        aria-label={messages.plan(plan.name)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <pattern id={HELD_PATTERN} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" fill="#fff" />
          <rect width="3.5" height="9" fill="#c2b4a2" />
        </pattern>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS removes active content at upload */}
        <g className={styles.ground} dangerouslySetInnerHTML={{ __html: plan.ground }} />
        <g fontSize={size}>
          {lots.map((lot) => (
            <PlanLot
              key={lot.id}
              lot={lot}
              name={messages.lotName(lot)}
              fill={lot.state === 'held' ? `url(#${HELD_PATTERN})` : undefined}
              isSelected={selectedIds.has(lot.id)}
              isFaded={!isShown(lot)}
              isCurrent={lot.code === current}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}

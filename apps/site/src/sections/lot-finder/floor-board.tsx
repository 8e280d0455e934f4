import { lotAtKey } from '@app/domain/lot/lot-keys'
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { FloorGrid } from '@/components/floor-grid/floor-grid'
import type { BoardProps } from './board-props'
import { stateText } from './texts'

type FloorBoardProps = BoardProps & { name: string }

/**
 * Renders the apartments of a building as a grid with one tab stop. Arrow keys move to neighbours, as on the site plan.
 */
export function FloorBoard({ t, name, lots, chosen, isOff, nameOf, onChoose, isHydrated }: FloorBoardProps) {
  const helpId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [focusedCode, setFocusedCode] = useState<string | null>(null)
  const current = focusedCode ?? chosen ?? lots[0]?.code ?? ''
  const labels = useMemo(
    () => ({
      caption: name,
      floor: t('lots.block'),
      states: { free: stateText(t, 'free'), held: stateText(t, 'held'), sold: stateText(t, 'sold') },
    }),
    [t, name],
  )

  function handleClick(event: MouseEvent) {
    const code = codeAt(event.target)
    if (!code) return
    setFocusedCode(code)
    // Enter and the space bar trigger a click with detail 0.
    onChoose(code, event.detail === 0)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const focusedLot = lots.find(({ code }) => code === codeAt(event.target))
    if (!focusedLot || event.ctrlKey || event.metaKey || event.altKey) return
    const nextLot = lotAtKey(event.key, focusedLot, lots)
    if (!nextLot) return
    event.preventDefault()
    setFocusedCode(nextLot.code)
    table.current?.querySelector<HTMLElement>(`[data-code="${nextLot.code}"]`)?.focus()
  }

  return (
    <>
      <FloorGrid
        units={lots}
        labels={labels}
        chosen={chosen}
        isOff={isOff}
        tableRef={table}
        {...(isHydrated && {
          selection: { current, nameOf },
          'aria-describedby': helpId,
          onClick: handleClick,
          onKeyDown: handleKeyDown,
        })}
      />
      <p className="sr" id={helpId}>
        {t('lots.keys')}
      </p>
    </>
  )
}

const codeAt = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : null

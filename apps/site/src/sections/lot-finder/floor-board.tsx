import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { FloorGrid } from '@/components/floor-grid/floor-grid'
import type { BoardProps } from './board-props'
import { lotAtKey } from './lot-keys'
import { stateWord } from './texts'

type FloorBoardProps = BoardProps & { name: string }

/**
 * The apartments of a building, with the same keyboard navigation as the lot plan: one tab stop, arrows to the neighbours.
 */
export function FloorBoard({ t, name, lots, chosen, isOff, nameOf, onChoose, isHydrated }: FloorBoardProps) {
  const helpId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<string | null>(null)
  const current = reached ?? chosen ?? lots[0]?.code ?? ''
  const labels = useMemo(
    () => ({
      caption: name,
      floor: t('lots.block'),
      states: { free: stateWord(t, 'free'), held: stateWord(t, 'held'), sold: stateWord(t, 'sold') },
    }),
    [t, name],
  )

  function press(event: MouseEvent) {
    const code = codeAt(event.target)
    if (!code) return
    setReached(code)
    // Enter and the space bar trigger a click without a position, whose detail is 0.
    onChoose(code, event.detail === 0)
  }

  function type(event: KeyboardEvent) {
    const from = lots.find(({ code }) => code === codeAt(event.target))
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const next = lotAtKey(event.key, from, lots)
    if (!next) return
    event.preventDefault()
    setReached(next.code)
    table.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus()
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
          steered: { current, nameOf },
          'aria-describedby': helpId,
          onClick: press,
          onKeyDown: type,
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

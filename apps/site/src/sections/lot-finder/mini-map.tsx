import type { Box } from '@app/domain/lot/nearest-lot'
import { memo, type PointerEvent, useMemo } from 'react'
import type { OfferedLot } from './lot-offer'
import styles from './mini-map.module.css'
import { centred } from './plan-view'

type MiniMapProps = {
  whole: Box
  view: Box
  viewBox: string
  lots: readonly OfferedLot[]
  chosen: OfferedLot | undefined
  onView: (next: (seen: Box) => Box) => void
}

/** Shows the visible part of the plan; a press or drag moves it. aria-hidden: keyboard users pan via the focused lot. */
export function MiniMap({ whole, view, viewBox, lots, chosen, onView }: MiniMapProps) {
  const outline = useMemo(() => lots.map(({ points }) => `M${points}Z`).join(''), [lots])
  function moveTo(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at = {
      x: whole.x + ((event.clientX - left) / width) * whole.width,
      y: whole.y + ((event.clientY - top) / height) * whole.height,
    }
    onView((seen) => centred(seen, whole, at))
  }
  return (
    <svg
      className={styles.miniMap}
      viewBox={viewBox}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        moveTo(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) moveTo(event)
      }}
    >
      <Outline path={outline} />
      {chosen && <polygon className={styles.chosen} points={chosen.points} />}
      <rect className={styles.view} x={view.x} y={view.y} width={view.width} height={view.height} />
    </svg>
  )
}

/** Memoised while the view above it moves. */
const Outline = memo(function Outline({ path }: { path: string }) {
  return <path className={styles.lots} d={path} />
})

import type { Box } from '@sillar/domain/lot/nearest-lot'
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

/** Where on the plan one is; a press or a drag goes elsewhere. Keys move the plan with the lot they are at, so it has no name. */
export function MiniMap({ whole, view, viewBox, lots, chosen, onView }: MiniMapProps) {
  const outline = useMemo(() => lots.map(({ points }) => `M${points}Z`).join(''), [lots])
  function go(event: PointerEvent<SVGSVGElement>) {
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
        go(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) go(event)
      }}
    >
      <Outline path={outline} />
      {chosen && <polygon className={styles.chosen} points={chosen.points} />}
      <rect className={styles.view} x={view.x} y={view.y} width={view.width} height={view.height} />
    </svg>
  )
}

/** Drawn once, while the view moves above it. */
const Outline = memo(function Outline({ path }: { path: string }) {
  return <path className={styles.lots} d={path} />
})

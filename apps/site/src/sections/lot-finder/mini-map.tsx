import type { Box } from '@app/domain/lot/nearest-lot'
import { centreOn } from '@app/domain/lot/plan-view'
import { memo, type PointerEvent, useMemo } from 'react'
import type { OfferedLot } from './lot-offer'
import styles from './mini-map.module.css'

type MiniMapProps = {
  planBox: Box
  view: Box
  viewBox: string
  lots: readonly OfferedLot[]
  chosen: OfferedLot | undefined
  onView: (next: (current: Box) => Box) => void
}

/**
 * Renders an overview of the plan and marks its visible part, which a press or drag moves. Screen readers skip it,
 * because keyboard users pan by moving the focus.
 */
export function MiniMap({ planBox, view, viewBox, lots, chosen, onView }: MiniMapProps) {
  const outline = useMemo(() => lots.map(({ points }) => `M${points}Z`).join(''), [lots])
  function moveTo(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const point = {
      x: planBox.x + ((event.clientX - left) / width) * planBox.width,
      y: planBox.y + ((event.clientY - top) / height) * planBox.height,
    }
    onView((current) => centreOn(current, planBox, point))
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

/** Renders the outlines of the lots. Memoised, because the view changes often and the outlines do not. */
const Outline = memo(function Outline({ path }: { path: string }) {
  return <path className={styles.lots} d={path} />
})

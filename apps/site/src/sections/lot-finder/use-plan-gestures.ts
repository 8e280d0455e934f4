import type { Box, Point } from '@sillar/domain/lot/nearest-lot'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isWhole, moved, zoomed } from './plan-view'

type Gestures = { svg: RefObject<SVGSVGElement | null>; whole: Box; view: Box; onView: (view: Box) => void }

/** From here on a press is a drag and chooses nothing. */
const DRAG_PIXELS = 6

/**
 * Two fingers pinch, one finger or the mouse moves what was enlarged. The page keeps its own scroll: a wheel turns the plan
 * only together with Ctrl, and a finger that goes up or down always scrolls the page (`touch-action` in the style sheet).
 */
export function usePlanGestures({ svg, whole, view, onView }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  const scale = () => view.width / (svg.current?.getBoundingClientRect().width || 1)
  const onPlan = ({ x, y }: Point): Point => {
    const box = svg.current?.getBoundingClientRect()
    return { x: view.x + (x - (box?.left ?? 0)) * scale(), y: view.y + (y - (box?.top ?? 0)) * scale() }
  }

  useEffect(() => {
    const element = svg.current
    function turn(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onView(zoomed(view, whole, event.deltaY < 0 ? 1.2 : 1 / 1.2, onPlan({ x: event.clientX, y: event.clientY })))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  function press({ pointerId, clientX, clientY }: PointerEvent) {
    if (fingers.current.size === 0) travelled.current = 0
    fingers.current.set(pointerId, { x: clientX, y: clientY })
  }

  function move(event: PointerEvent) {
    const { pointerId, clientX, clientY } = event
    const before = fingers.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
    fingers.current.set(pointerId, now)
    travelled.current += distance(before, now)
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      onView(zoomed(view, whole, distance(now, other) / (distance(before, other) || 1), onPlan(middle)))
    } else if (!isWhole(view, whole)) {
      if (travelled.current > DRAG_PIXELS) svg.current?.setPointerCapture(pointerId)
      onView(moved(view, whole, { x: (now.x - before.x) * scale(), y: (now.y - before.y) * scale() }))
    }
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    wasDrag: () => travelled.current > DRAG_PIXELS,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

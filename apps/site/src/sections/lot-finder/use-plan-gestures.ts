import type { Box, Point } from '@sillar/domain/lot/nearest-lot'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isWhole, moved, zoomed } from './plan-view'

type Gestures = { svg: RefObject<SVGSVGElement | null>; whole: Box; onView: (next: (seen: Box) => Box) => void }

/** From here on a press is a drag and chooses nothing. */
const DRAG_PIXELS = 6
const TURN = 1.2

/**
 * Two fingers pinch and move, one finger to the side or the mouse moves what was enlarged. The page keeps its own scroll: a
 * wheel turns the plan only together with Ctrl, and one finger that goes up or down always scrolls the page (`touch-action`
 * in the style sheet). Written here, because what the libraries for it take (some 12 KB) is more than the finder itself.
 */
export function usePlanGestures({ svg, whole, onView }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const isTouch = useRef(false)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    function turn(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = placeOn(event)
      const factor = event.deltaY < 0 ? TURN : 1 / TURN
      onView((seen) => zoomed(seen, whole, factor, at(seen)))
    }
    // With two fingers the browser would scroll the page as well, and take them from us.
    function keepTwo(event: TouchEvent) {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const placeOn = ({ clientX, clientY }: WheelEvent) => onPlan(element, { x: clientX, y: clientY })
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('touchmove', keepTwo, { passive: false })
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('touchmove', keepTwo)
    }
  }, [svg, whole, onView])

  function press({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
    if (fingers.current.size === 0) travelled.current = 0
    isTouch.current = pointerType === 'touch'
    fingers.current.set(pointerId, { x: clientX, y: clientY })
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    const before = fingers.current.get(pointerId)
    const element = svg.current
    if (!before || !element) return
    const now = { x: clientX, y: clientY }
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
    fingers.current.set(pointerId, now)
    travelled.current += distance(before, now)
    const pixels = element.getBoundingClientRect().width || 1
    const shift = (seen: Box, share: number) => ({
      x: ((now.x - before.x) * share * seen.width) / pixels,
      y: ((now.y - before.y) * share * seen.width) / pixels,
    })
    if (other) {
      const factor = distance(now, other) / (distance(before, other) || 1)
      const at = onPlan(element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      // What lies between two fingers moves half as far as one of them.
      onView((seen) => {
        const beside = moved(seen, whole, shift(seen, 0.5))
        return zoomed(beside, whole, factor, at(beside))
      })
      return
    }
    if (travelled.current > DRAG_PIXELS && !isTouch.current) element.setPointerCapture(pointerId)
    onView((seen) => {
      if (isWhole(seen, whole)) return seen
      const by = shift(seen, 1)
      // Until the browser knows that a finger scrolls, it tells us of it too.
      return moved(seen, whole, isTouch.current ? { x: by.x, y: 0 } : by)
    })
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    wasDrag: () => travelled.current > DRAG_PIXELS,
    /** Fingers are broader than a lot of the whole plan. */
    wasTouch: () => isTouch.current,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  }
}

/** Where on the plan a point of the screen lies, in whatever part of it is seen. */
function onPlan(element: SVGSVGElement, { x, y }: Point): (seen: Box) => Point {
  const { left, top, width } = element.getBoundingClientRect()
  return (seen) => {
    const scale = seen.width / (width || 1)
    return { x: seen.x + (x - left) * scale, y: seen.y + (y - top) * scale }
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

import type { Box, Point } from '@app/domain/lot/nearest-lot'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isWhole, moved, zoomed } from './plan-view'

type Gestures = { svg: RefObject<SVGSVGElement | null>; whole: Box; onView: (next: (seen: Box) => Box) => void }

/** Beyond this distance a press is a drag and selects nothing. */
const DRAG_PIXELS = 6
const WHEEL_FACTOR = 1.2

/**
 * Two fingers zoom and pan; on a zoomed plan, one finger sideways or the mouse pans. The page keeps its own scrolling: the
 * wheel zooms only with Ctrl, and a vertical swipe always scrolls the page (`touch-action` in the style sheet). Written by
 * hand, because gesture libraries (about 12 KB) are larger than the finder itself.
 */
export function usePlanGestures({ svg, whole, onView }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const isTouch = useRef(false)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    function zoomWithWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = placeOn(event)
      const factor = event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR
      onView((seen) => zoomed(seen, whole, factor, at(seen)))
    }
    // With two fingers the browser would scroll the page and cancel the pointer events.
    function preventTwoFingerScroll(event: TouchEvent) {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const placeOn = ({ clientX, clientY }: WheelEvent) => onPlan(element, { x: clientX, y: clientY })
    element.addEventListener('wheel', zoomWithWheel, { passive: false })
    element.addEventListener('touchmove', preventTwoFingerScroll, { passive: false })
    return () => {
      element.removeEventListener('wheel', zoomWithWheel)
      element.removeEventListener('touchmove', preventTwoFingerScroll)
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
      // The midpoint of two fingers moves half as far as one of them.
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
      // The browser reports moves of a finger until it starts to scroll.
      return moved(seen, whole, isTouch.current ? { x: by.x, y: 0 } : by)
    })
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    wasDrag: () => travelled.current > DRAG_PIXELS,
    /** Fingers are wider than a lot on the whole plan. */
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

/** Converts a screen position to plan coordinates for a given view. */
function onPlan(element: SVGSVGElement, { x, y }: Point): (seen: Box) => Point {
  const { left, top, width } = element.getBoundingClientRect()
  return (seen) => {
    const scale = seen.width / (width || 1)
    return { x: seen.x + (x - left) * scale, y: seen.y + (y - top) * scale }
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

import type { Box, Point } from '@app/domain/lot/nearest-lot'
import { isWhole, pan, zoom } from '@app/domain/lot/plan-view'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

type Gestures = { svg: RefObject<SVGSVGElement | null>; planBox: Box; onView: (next: (view: Box) => Box) => void }

/** A press that moves further than this is a drag and selects nothing. */
const DRAG_PIXELS = 6
const WHEEL_FACTOR = 1.2

/**
 * Zooms and pans the plan with fingers or the mouse; the wheel zooms only with Ctrl or Cmd. A gesture library would add
 * about 12 KB.
 */
export function usePlanGestures({ svg, planBox, onView }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const travelledPixels = useRef(0)
  const isTouch = useRef(false)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    function zoomWithWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const pointIn = planPoint(event)
      const factor = event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR
      onView((view) => zoom(view, planBox, factor, pointIn(view)))
    }
    // The browser would scroll the page with two fingers and cancel the pointer events.
    function preventTwoFingerScroll(event: TouchEvent) {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const planPoint = ({ clientX, clientY }: WheelEvent) => toPlanPoint(element, { x: clientX, y: clientY })
    element.addEventListener('wheel', zoomWithWheel, { passive: false })
    element.addEventListener('touchmove', preventTwoFingerScroll, { passive: false })
    return () => {
      element.removeEventListener('wheel', zoomWithWheel)
      element.removeEventListener('touchmove', preventTwoFingerScroll)
    }
  }, [svg, planBox, onView])

  function startPress({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
    if (fingers.current.size === 0) travelledPixels.current = 0
    isTouch.current = pointerType === 'touch'
    fingers.current.set(pointerId, { x: clientX, y: clientY })
  }

  function continuePress({ pointerId, clientX, clientY }: PointerEvent) {
    const previous = fingers.current.get(pointerId)
    const element = svg.current
    if (!previous || !element) return
    const now = { x: clientX, y: clientY }
    const otherFinger = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
    fingers.current.set(pointerId, now)
    travelledPixels.current += distance(previous, now)
    const pixels = element.getBoundingClientRect().width || 1
    const shift = (view: Box, ratio: number) => ({
      x: ((now.x - previous.x) * ratio * view.width) / pixels,
      y: ((now.y - previous.y) * ratio * view.width) / pixels,
    })
    if (otherFinger) {
      const factor = distance(now, otherFinger) / (distance(previous, otherFinger) || 1)
      const pointIn = toPlanPoint(element, { x: (now.x + otherFinger.x) / 2, y: (now.y + otherFinger.y) / 2 })
      // The midpoint of two fingers moves half as far as one finger.
      onView((view) => {
        const pannedView = pan(view, planBox, shift(view, 0.5))
        return zoom(pannedView, planBox, factor, pointIn(pannedView))
      })
      return
    }
    if (travelledPixels.current > DRAG_PIXELS && !isTouch.current) element.setPointerCapture(pointerId)
    onView((view) => {
      if (isWhole(view, planBox)) return view
      const distanceMoved = shift(view, 1)
      // A finger pans only horizontally, because a vertical swipe scrolls the page.
      return pan(view, planBox, isTouch.current ? { x: distanceMoved.x, y: 0 } : distanceMoved)
    })
  }

  const endPress = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    wasDrag: () => travelledPixels.current > DRAG_PIXELS,
    /** Returns whether a finger made the last press. A finger is wider than a lot on the whole plan. */
    wasTouch: () => isTouch.current,
    handlers: {
      onPointerDown: startPress,
      onPointerMove: continuePress,
      onPointerUp: endPress,
      onPointerCancel: endPress,
      onPointerLeave: endPress,
    },
  }
}

/** Returns a function that converts a screen position to plan coordinates in a given view. */
function toPlanPoint(element: SVGSVGElement, { x, y }: Point): (view: Box) => Point {
  const { left, top, width } = element.getBoundingClientRect()
  return (view) => {
    const scale = view.width / (width || 1)
    return { x: view.x + (x - left) * scale, y: view.y + (y - top) * scale }
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

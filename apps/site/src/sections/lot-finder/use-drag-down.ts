import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pulled down so far, a sheet is meant to go. */
const FAR_PIXELS = 72

/** A finger takes a sheet at the foot of the screen down with it, and lets it go when it was taken far enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onAway: () => void) {
  const from = useRef<number | null>(null)
  const show = (pixels: number) => {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }
  const pulled = ({ clientY }: PointerEvent) => (from.current === null ? 0 : clientY - from.current)

  function take({ pointerType, isPrimary, clientY }: PointerEvent) {
    const isSheet = sheet.current && getComputedStyle(sheet.current).position === 'fixed'
    if (isSheet && isPrimary && pointerType !== 'mouse') from.current = clientY
  }
  function letGo(event: PointerEvent) {
    const isFar = event.type === 'pointerup' && pulled(event) > FAR_PIXELS
    from.current = null
    show(0)
    if (isFar) onAway()
  }
  return {
    onPointerDown: take,
    onPointerMove: (event: PointerEvent) => show(pulled(event)),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}

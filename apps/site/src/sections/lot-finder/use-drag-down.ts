import { type PointerEvent, type RefObject, useRef } from 'react'

/** Dragged down by this distance, a sheet closes. */
const CLOSE_PIXELS = 72

/** Lets a finger drag a bottom sheet down, and closes it if it was dragged far enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onAway: () => void) {
  const from = useRef<number | null>(null)
  const show = (pixels: number) => {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }
  const dragged = ({ clientY }: PointerEvent) => (from.current === null ? 0 : clientY - from.current)

  function startDrag({ pointerType, isPrimary, clientY }: PointerEvent) {
    const isSheet = sheet.current && getComputedStyle(sheet.current).position === 'fixed'
    if (isSheet && isPrimary && pointerType !== 'mouse') from.current = clientY
  }
  function endDrag(event: PointerEvent) {
    const isFar = event.type === 'pointerup' && dragged(event) > CLOSE_PIXELS
    from.current = null
    show(0)
    if (isFar) onAway()
  }
  return {
    onPointerDown: startDrag,
    onPointerMove: (event: PointerEvent) => show(dragged(event)),
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}

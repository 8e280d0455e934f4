import { type PointerEvent, type RefObject, useRef } from 'react'

/** A sheet closes when it is dragged down by this distance. */
const CLOSE_PIXELS = 72

/** Lets a finger drag a bottom sheet down, and closes the sheet if it was dragged far enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null)
  const moveSheet = (pixels: number) => {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }
  const dragDistance = ({ clientY }: PointerEvent) => (startY.current === null ? 0 : clientY - startY.current)

  function startDrag({ pointerType, isPrimary, clientY }: PointerEvent) {
    const isSheet = sheet.current && getComputedStyle(sheet.current).position === 'fixed'
    if (isSheet && isPrimary && pointerType !== 'mouse') startY.current = clientY
  }
  function endDrag(event: PointerEvent) {
    const isFar = event.type === 'pointerup' && dragDistance(event) > CLOSE_PIXELS
    startY.current = null
    moveSheet(0)
    if (isFar) onClose()
  }
  return {
    onPointerDown: startDrag,
    onPointerMove: (event: PointerEvent) => moveSheet(dragDistance(event)),
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}

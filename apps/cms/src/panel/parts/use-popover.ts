'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Opens and closes a box below a button. A press or the focus outside closes it, as does Escape. */
export function usePopover<Frame extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false)
  /** Contains the button and the box. */
  const frame = useRef<Frame>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }

  return { isOpen, setIsOpen, frame, button, closeOnEscape }
}

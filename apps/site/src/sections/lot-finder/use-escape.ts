import { useEffect } from 'react'

/**
 * Calls `onEscape` when the visitor presses Escape anywhere on the page. Dialogs, and lists that prevent the default
 * action of the key, close first.
 */
export function useEscape(onEscape: () => void) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isForDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isForDialog) onEscape()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [onEscape])
}

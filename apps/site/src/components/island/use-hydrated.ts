import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns false in the served HTML and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

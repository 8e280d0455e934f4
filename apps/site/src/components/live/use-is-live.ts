import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that is served and while React takes over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

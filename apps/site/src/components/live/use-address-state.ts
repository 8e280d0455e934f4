import { useEffect, useState } from 'react'

type AddressState<T> = {
  /** Shown in the HTML that is served, where there is no address yet. */
  initial: T
  read(search: string): T
  write(search: string, value: T): string
}

/** A choice kept in the query: it can be shared, and survives the change of language and Back. */
export function useAddressState<T>({ initial, read, write }: AddressState<T>): [T, (value: T) => void] {
  const [value, setValue] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is the same for the life of the section
  useEffect(() => {
    const readAgain = () => setValue(read(location.search))
    readAgain()
    addEventListener('popstate', readAgain)
    return () => removeEventListener('popstate', readAgain)
  }, [])
  function choose(next: T) {
    setValue(next)
    history.replaceState(history.state, '', location.pathname + write(location.search, next) + location.hash)
  }
  return [value, choose]
}

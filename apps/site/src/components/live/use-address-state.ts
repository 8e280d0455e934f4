import { useEffect, useState } from 'react'

type AddressState<T> = {
  /** Shown in the HTML that is served, where there is no address yet. */
  initial: T
  read(search: string): T
  write(search: string, value: T): string
}

/** A choice that stands in the query, so that it can be shared and survives the change of language and the way back. */
export function useAddressState<T>({ initial, read, write }: AddressState<T>): [T, (value: T) => void] {
  const [value, setValue] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the section arrives
  useEffect(() => setValue(read(location.search)), [])
  function choose(next: T) {
    setValue(next)
    history.replaceState(history.state, '', location.pathname + write(location.search, next) + location.hash)
  }
  return [value, choose]
}

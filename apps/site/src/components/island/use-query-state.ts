import { useEffect, useState } from 'react'

type QueryState<T> = {
  /** Used in the served HTML, where there is no query string yet. */
  initial: T
  read(search: string): T
  write(search: string, value: T): string
}

/** Keeps a choice in the query string: it can be shared and survives a change of language and the back button. */
export function useQueryState<T>({ initial, read, write }: QueryState<T>): [T, (value: T) => void] {
  const [value, setValue] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` never changes while the section is mounted
  useEffect(() => {
    const readQuery = () => setValue(read(location.search))
    readQuery()
    addEventListener('popstate', readQuery)
    return () => removeEventListener('popstate', readQuery)
  }, [])
  function choose(next: T) {
    setValue(next)
    history.replaceState(history.state, '', location.pathname + write(location.search, next) + location.hash)
  }
  return [value, choose]
}

import { useEffect, useRef, useState } from 'react'
import { cancelUrlWrite, flushUrlWrites, writeUrlAfterPaint } from './url-write'

type QueryState<T> = {
  /** The value in the served HTML, which has no query string. */
  initial: T
  read(search: string): T
  write(search: string, value: T): string
}

/** Stores a value in the query string, so visitors can share it and it survives a change of language. */
export function useQueryState<T>({ initial, read, write }: QueryState<T>): [T, (value: T) => void] {
  const [value, setValue] = useState(initial)
  const owner = useRef({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` never changes while the section is mounted
  useEffect(() => {
    const readQuery = () => {
      cancelUrlWrite(owner.current)
      setValue(read(location.search))
    }
    readQuery()
    addEventListener('popstate', readQuery)
    return () => {
      removeEventListener('popstate', readQuery)
      flushUrlWrites()
    }
  }, [])
  function changeValue(next: T) {
    setValue(next)
    writeUrlAfterPaint(owner.current, () =>
      history.replaceState(history.state, '', location.pathname + write(location.search, next) + location.hash),
    )
  }
  return [value, changeValue]
}

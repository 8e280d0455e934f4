/** Returns a function that caches the result of `readValue` for the given time. Failures are not cached. */
export function cacheResult<Value>(readValue: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let value: Promise<Value> | undefined
  let readAt = 0
  return () => {
    if (value && Date.now() - readAt < milliseconds) return value
    readAt = Date.now()
    value = readValue()
    value.catch(() => {
      value = undefined
    })
    return value
  }
}

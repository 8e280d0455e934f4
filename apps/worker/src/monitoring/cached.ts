/** The last answer for a while, a new one afterwards. A failure is not kept. */
export function cached<Value>(read: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let value: Promise<Value> | undefined
  let readAt = 0
  return () => {
    if (value && Date.now() - readAt < milliseconds) return value
    readAt = Date.now()
    value = read()
    value.catch(() => {
      value = undefined
    })
    return value
  }
}

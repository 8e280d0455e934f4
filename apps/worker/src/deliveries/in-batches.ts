/**
 * Returns a function that collects items while the previous batch is written, and then writes them together. A busy
 * worker needs one commit for many items, and an item is written at once if no write is running.
 */
export function inBatches<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let next: { items: Item[]; written: Promise<void> } | undefined
  let previous: Promise<unknown> = Promise.resolve()
  return (item) => {
    if (!next) {
      const items: Item[] = []
      const written = previous.then(() => {
        next = undefined
        return write(items)
      })
      next = { items, written }
      previous = written.catch(() => undefined)
    }
    next.items.push(item)
    return next.written
  }
}

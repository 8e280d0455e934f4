// `history.replaceState` takes longer than the rest of a small update, because the browser then checks every link of
// the page again. It therefore runs after the paint that answers the press.

const writes = new Map<object, () => void>()

/** Changes the URL after the next paint. A later write of the same owner replaces one that has not run yet. */
export function writeUrlAfterPaint(owner: object, write: () => void): void {
  if (writes.size === 0) {
    requestAnimationFrame(() => setTimeout(flushUrlWrites))
    // Links and forms read the query string when they are pressed, so it must be up to date by then.
    addEventListener('click', flushUrlWrites, { capture: true, once: true })
    addEventListener('pagehide', flushUrlWrites, { once: true })
  }
  writes.set(owner, write)
}

export function flushUrlWrites(): void {
  const waitingWrites = [...writes.values()]
  writes.clear()
  for (const write of waitingWrites) write()
}

/** Drops a write that has not run yet, because the visitor went to another entry of the history. */
export const cancelUrlWrite = (owner: object): void => void writes.delete(owner)

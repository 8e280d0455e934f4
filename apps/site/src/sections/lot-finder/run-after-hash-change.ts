/**
 * Runs a task after the browser has followed a link inside the page. The back button then opens the card again, because
 * the URL of the card is the previous history entry.
 */
export function runAfterHashChange(hash: string, task: () => void): void {
  // A link to the current hash would not fire an event.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  addEventListener('hashchange', task, { once: true })
}

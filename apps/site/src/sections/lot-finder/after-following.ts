/**
 * Runs a task once the browser has followed a link inside this page. The URL with the open card is then the previous
 * history entry: the back button opens the card again.
 */
export function afterFollowing(hash: string, task: () => void): void {
  // A link to the hash that is already in the URL would fire no event.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  addEventListener('hashchange', task, { once: true })
}

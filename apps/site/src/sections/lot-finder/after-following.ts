/**
 * Runs a task once the browser has followed a link to a part of this page. By then the URL with the open card is the
 * previous entry of the history: Back opens the card again.
 */
export function afterFollowing(hash: string, task: () => void): void {
  // A link to the part that is already in the URL would fire no event.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  addEventListener('hashchange', task, { once: true })
}

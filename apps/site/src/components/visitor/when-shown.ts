/**
 * Runs a task when the visitor sees the page. The browser may render a page before the visitor opens it
 * (layout/speculation), and until then the page must not send, store or play anything.
 */
export function runWhenShown(task: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}

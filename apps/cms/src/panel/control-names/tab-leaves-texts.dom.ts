/** Returns whether the caret is in a list, where Tab indents. */
function isCaretInList(document: Document): boolean {
  const node = document.getSelection()?.anchorNode
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement
  return Boolean(element?.closest('li'))
}

/**
 * Lets Tab leave the editor of formatted texts, except in lists. Payload's editor handles every Tab, so without this
 * the rest of the form cannot be reached by keyboard. Returns a function that removes the listener.
 */
export function letTabLeaveTexts(document: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isInText = (event.target as Element | null)?.closest('[data-lexical-editor]')
    // Payload listens on the editor itself, so it does not get an event that stops here. The browser moves the focus.
    if (event.key === 'Tab' && isInText && !isCaretInList(document)) event.stopPropagation()
  }
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
}

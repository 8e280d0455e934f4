type ControlKind = 'button' | 'link' | 'field' | 'choice' | 'heading'

export type ControlQuery = { kind: ControlKind; name: string; within?: string }

/** Finds a visible control by its accessible name. Runs inside the page, so it cannot use variables of this file. */
export function findControl({ kind, name, within }: ControlQuery): Element | null {
  const selectors = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    field: 'input:not([type=hidden]):not([type=checkbox]):not([type=radio]), select, textarea',
    choice: 'input[type=checkbox], input[type=radio]',
    heading: 'h1, h2, h3',
  }
  const pattern = new RegExp(name)
  const readText = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const readName = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy)
      return labelledBy
        .split(' ')
        .map((id) => readText(document.getElementById(id)))
        .join(' ')
        .trim()
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return readText(labels[0] ?? null)
    return readText(element)
  }
  const isVisible = (element: Element) => {
    // The input of a styled checkbox or file field is invisible, but its label is not.
    const visiblePart = (element as HTMLInputElement).labels?.[0] ?? element
    const box = visiblePart.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(visiblePart).visibility !== 'hidden'
  }
  const scopes = within ? [...document.querySelectorAll(within)] : [document.documentElement]
  for (const scope of scopes) {
    for (const element of scope.querySelectorAll(selectors[kind])) {
      if (isVisible(element) && pattern.test(readName(element))) return element
    }
  }
  return null
}

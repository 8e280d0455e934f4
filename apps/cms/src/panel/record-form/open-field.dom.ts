const OPEN_EVENT = 'panel-open-field'
const GIVE_UP_MS = 3000
const editors = '[contenteditable="true"]'
const inputs = `input:not([type="hidden"]), textarea, select, ${editors}, button`

/** Calls the listener before a field is opened, so that its section can be rendered. Returns a function that stops it. */
export function onOpenField(listener: (path: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail)
  window.addEventListener(OPEN_EVENT, listen)
  return () => window.removeEventListener(OPEN_EVENT, listen)
}

/** Shows a field, expands the rows around it and moves the focus to it, or to the list or group that contains it. */
export function openField(path: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: path }))
  const start = performance.now()
  // A field can be focused only after its section is rendered and its rows are expanded.
  const tryToFocus = () => {
    const isLate = performance.now() - start > GIVE_UP_MS
    const field = findField(path) ?? (isLate ? findContainer(path) : null)
    if (field && focusField(field)) return
    if (!isLate) requestAnimationFrame(tryToFocus)
  }
  requestAnimationFrame(tryToFocus)
}

/** Returns the path of the field in a URL such as `/admin/…#field-seo__title`. */
export const fieldOfHash = (hash: string): string | undefined =>
  /^#field-(.+)$/.exec(decodeURIComponent(hash))?.[1]?.replaceAll('__', '.')

/** Finds formatted texts by an attribute, because they have no id. */
const findField = (path: string): HTMLElement | null =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
  document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)

/** Returns the innermost row, list or group that contains the field. */
function findContainer(path: string): HTMLElement | null {
  const steps = path.split('.')
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const containerPath = steps.slice(0, length).join('.')
    const rowId = containerPath.replace(/\.(\d+)$/, '-row-$1').replaceAll('.', '-')
    const element = findField(containerPath) ?? document.getElementById(rowId)
    if (element) return element
  }
  return null
}

/** Returns whether the element has the focus afterwards. */
function focusField(element: HTMLElement): boolean {
  for (
    let row = element.closest('.collapsible--collapsed');
    row;
    row = row.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    row.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap .collapsible__toggle')?.click()
  element.scrollIntoView({ block: 'center' })
  // A formatted text starts with the buttons of its toolbar.
  const input = element.matches(inputs)
    ? element
    : (element.querySelector<HTMLElement>(editors) ?? element.querySelector<HTMLElement>(inputs))
  input?.focus({ preventScroll: true })
  return element.contains(document.activeElement)
}

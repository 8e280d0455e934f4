const OPEN_EVENT = 'panel-open-field'
const GIVE_UP_MS = 3000
const inputs = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button'

/** Calls the listener before a field is opened, so that its section can be rendered. Returns how to stop. */
export function onOpenField(listener: (path: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail)
  window.addEventListener(OPEN_EVENT, listen)
  return () => window.removeEventListener(OPEN_EVENT, listen)
}

/** Shows a field, opens the rows around it and moves the focus to it. */
export function openField(path: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: path }))
  const start = performance.now()
  const tryToFocus = () => {
    const element = findField(path)
    if (element) return focusField(element)
    if (performance.now() - start < GIVE_UP_MS) requestAnimationFrame(tryToFocus)
  }
  requestAnimationFrame(tryToFocus)
}

/** Returns the path of the field in a URL such as `/admin/…#field-seo__title`. */
export const fieldOfHash = (hash: string): string | undefined =>
  /^#field-(.+)$/.exec(decodeURIComponent(hash))?.[1]?.replaceAll('__', '.')

/** Returns the element of a field, or of the list or group that contains it. */
function findField(path: string): HTMLElement | null {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${steps.slice(0, length).join('__')}`)
    if (element) return element
  }
  return null
}

function focusField(element: HTMLElement): void {
  for (
    let row = element.closest('.collapsible--collapsed');
    row;
    row = row.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    row.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap .collapsible__toggle')?.click()
  element.scrollIntoView({ block: 'center' })
  const input = element.matches(inputs) ? element : element.querySelector<HTMLElement>(inputs)
  input?.focus({ preventScroll: true })
}

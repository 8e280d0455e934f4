// A controlled input of React ignores what a visitor entered before hydration, and shows its own value again at the next
// render.

type Entry = { value: string; checked: boolean }
type TextControl = HTMLInputElement | HTMLTextAreaElement
type Control = TextControl | HTMLSelectElement

/**
 * Records the values that a visitor enters in an island before hydration. Returns a function that enters them again
 * afterwards.
 */
export function recordEarlyInput(island: HTMLElement): () => Promise<void> {
  const entries = new Map<Control, Entry>()
  const recordingController = new AbortController()
  const record = (control: Control) =>
    entries.set(control, { value: control.value, checked: control instanceof HTMLInputElement && control.checked })
  // The visitor may have entered something before the script that calls this function arrived.
  for (const control of island.querySelectorAll('input, textarea, select'))
    if (isControl(control) && isEdited(control)) record(control)
  for (const type of ['input', 'change'])
    island.addEventListener(type, ({ target }) => isControl(target) && record(target), {
      signal: recordingController.signal,
    })
  return async () => {
    recordingController.abort()
    for (const [control, entry] of entries) {
      // React may still be hydrating. It finishes at once when it receives an event, but ignores this event itself.
      control.dispatchEvent(new Event('input', { bubbles: true }))
      enterAgain(control, entry)
      // React must render between two entries, because the next one may depend on the state that the last one changed.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

/** Returns whether an event target has a value that scripts can set, unlike a file input. */
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

const isCheck = (control: TextControl): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Returns whether the value differs from the served HTML. */
function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== served?.value
  }
  if (!isCheck(control)) return control.value !== control.defaultValue
  return control.type === 'radio'
    ? control.checked && !control.defaultChecked
    : control.checked !== control.defaultChecked
}

function enterAgain(control: Control, { value, checked }: Entry): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isCheck(control)) {
    control.checked = !checked
    control.click()
  } else typeAgain(control, value)
}

/**
 * Sets the value without React's setter, because React ignores an event if its setter has already seen the value.
 */
function typeAgain(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

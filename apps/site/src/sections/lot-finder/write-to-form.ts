const PATIENCE_MS = 8000
const PAUSE_MS = 200

/**
 * Names the lot in the message of the form below, unless something is written there. The form is an island of its own,
 * which comes alive when it is seen: until then it would forget what is put into it.
 */
export function writeToForm(fieldId: string, text: string): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement)) return
  const message = field
  const began = performance.now()
  function tryNow() {
    const isAsleep = message.closest('astro-island[ssr]') !== null
    if (isAsleep && performance.now() - began < PATIENCE_MS) return void setTimeout(tryNow, PAUSE_MS)
    if (message.value !== '') return
    // React notices a value only when it is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(message, text)
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }
  tryNow()
}

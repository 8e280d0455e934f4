import { formPanelSelector } from './beside-form.dom'

/**
 * Publishes the height of the sticky form as a CSS variable. If the form is taller than the viewport, CSS pins its bottom
 * instead of its top, so that its button stays reachable.
 */
export function trackFormHeight() {
  const form = document.querySelector<HTMLElement>(formPanelSelector)
  if (!form) return
  new ResizeObserver(() => form.style.setProperty('--form-height', `${form.offsetHeight}px`)).observe(form)
}

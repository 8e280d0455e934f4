import { formPanelSelector } from './beside-form.dom'

/**
 * Sets a CSS variable to the height of the sticky form. If the form is taller than the viewport, CSS pins its bottom,
 * because its button must stay reachable.
 */
export function trackFormHeight() {
  const form = document.querySelector<HTMLElement>(formPanelSelector)
  if (!form) return
  new ResizeObserver(() => form.style.setProperty('--form-height', `${form.offsetHeight}px`)).observe(form)
}

import { formPanelSelector } from './beside-form.hooks'

/**
 * Beside amenities and gallery the form stays in sight. One taller than the window would hide its button all that
 * while: told the height, the style sheet lets its upper end go instead.
 */
export function tellFormHeight() {
  const form = document.querySelector<HTMLElement>(formPanelSelector)
  if (!form) return
  new ResizeObserver(() => form.style.setProperty('--form-height', `${form.offsetHeight}px`)).observe(form)
}

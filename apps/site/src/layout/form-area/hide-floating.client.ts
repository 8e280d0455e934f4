import { formSelectors } from '@/components/form-area/form-area.dom'

/**
 * Hides the dock and the thumb bar below 1024 px while a form or the footer is in the viewport, because the bars would
 * cover the form or the footer.
 */
export function hideFloatingElements() {
  const floatingElements = document.querySelectorAll<HTMLElement>(formSelectors.hidesForForms)
  const visibleAreas = new Set<Element>()
  const smallScreen = matchMedia('(width < 64rem)')
  const update = () => {
    for (const element of floatingElements) element.inert = smallScreen.matches && visibleAreas.size > 0
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visibleAreas.add(target)
      else visibleAreas.delete(target)
    }
    update()
  })
  for (const area of document.querySelectorAll(`${formSelectors.area}, body > footer`)) observer.observe(area)
  smallScreen.addEventListener('change', update)
}

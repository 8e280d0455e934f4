import { formSelectors } from '@/components/form-area/form-area.dom'

/** Minimum distance in pixels that the visitor must scroll before the direction counts as changed. */
const MIN_SCROLL = 24

/**
 * Hides the chat and the thumb bar below 1024 px while a form or the footer is in the viewport, because they would
 * cover it. The chat also hides while the visitor scrolls down, because it covers text.
 */
export function hideFloatingElements() {
  const floatingElements = document.querySelectorAll<HTMLElement>(formSelectors.hidesForForms)
  const visibleAreas = new Set<Element>()
  const smallScreen = matchMedia('(max-width: 1023px)')
  let isScrollingDown = false
  const update = () => {
    for (const element of floatingElements) {
      const isHidden = visibleAreas.size > 0 || (isScrollingDown && element.matches(formSelectors.hidesOnScroll))
      element.inert = smallScreen.matches && isHidden
    }
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

  let lastScrollY = scrollY
  const onScroll = () => {
    const hasMovedDown = scrollY > lastScrollY
    if (Math.abs(scrollY - lastScrollY) < MIN_SCROLL) return
    lastScrollY = scrollY
    if (hasMovedDown === isScrollingDown) return
    isScrollingDown = hasMovedDown
    update()
  }
  addEventListener('scroll', onScroll, { passive: true })
}

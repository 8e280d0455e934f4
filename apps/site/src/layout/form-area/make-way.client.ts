import { formSelectors } from '@/components/form-area/form-area.dom'

/** Minimum scroll distance (px) that counts as a change of direction. */
const MIN_SCROLL = 24

/**
 * On phones, hides chat and thumb bar while a form or the footer is on screen, because they would cover fields and links.
 * The chat covers text, so it also hides while the visitor scrolls down and returns on scrolling up.
 */
export function makeWayForForms() {
  const floating = document.querySelectorAll<HTMLElement>(formSelectors.makesWay)
  const onScreen = new Set<Element>()
  const small = matchMedia('(max-width: 1023px)')
  let isReading = false
  const update = () => {
    for (const element of floating) {
      const isHidden = onScreen.size > 0 || (isReading && element.matches(formSelectors.makesWayForReaders))
      element.inert = small.matches && isHidden
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    update()
  })
  for (const area of document.querySelectorAll(`${formSelectors.area}, body > footer`)) observer.observe(area)
  small.addEventListener('change', update)

  let lastTurn = scrollY
  const onScroll = () => {
    const isDown = scrollY > lastTurn
    if (Math.abs(scrollY - lastTurn) < MIN_SCROLL) return
    lastTurn = scrollY
    if (isDown === isReading) return
    isReading = isDown
    update()
  }
  addEventListener('scroll', onScroll, { passive: true })
}

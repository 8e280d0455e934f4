import { formSelectors } from '@/components/form-area/form-area.hooks'

/** So many pixels are a direction, not the tremble of a thumb. */
const deliberate = 24

/**
 * On phones chat and thumb bar leave the screen while a form or the footer is on it: they would cover fields and links.
 * The chat, which stands on the text, also leaves while the visitor reads on, and is back with the first way up.
 */
export function makeWayForForms() {
  const floating = document.querySelectorAll<HTMLElement>(formSelectors.makesWay)
  const onScreen = new Set<Element>()
  const small = matchMedia('(max-width: 1023px)')
  let isReading = false
  const update = () => {
    for (const element of floating) {
      const leaves = onScreen.size > 0 || (isReading && element.matches(formSelectors.makesWayForReaders))
      element.inert = small.matches && leaves
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

  let turn = scrollY
  const read = () => {
    const isDown = scrollY > turn
    if (Math.abs(scrollY - turn) < deliberate) return
    turn = scrollY
    if (isDown === isReading) return
    isReading = isDown
    update()
  }
  addEventListener('scroll', read, { passive: true })
}

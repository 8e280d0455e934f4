import { formSelectors } from '@/components/form-area/form-area.hooks'

/** On phones chat and thumb bar leave the screen while a form or the footer is on it: they would cover fields and links. */
export function makeWayForForms() {
  const floating = document.querySelectorAll<HTMLElement>(formSelectors.makesWay)
  const onScreen = new Set<Element>()
  const small = matchMedia('(max-width: 1023px)')
  const update = () => {
    for (const element of floating) element.inert = small.matches && onScreen.size > 0
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
}

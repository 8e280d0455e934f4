// The only script every page loads. It brings in an enhancer when its element comes near the screen; without it the
// page is complete and readable, only calmer.

import { rememberAttribution } from '@/forms/submit/attribution'
import { resumeOutbox } from '@/forms/submit/resume-outbox'
import { keepQueryAndHash } from './language-links'
import { pinFormsByTheirEnd } from './pin-form'
import { pressLinksWithSpace } from './press-with-space'
import { revealOnScroll } from './reveal'
import { stepAsideForForms } from './steps-aside'
import { focusFormOnArrival } from './to-form'

type Enhancer = { enhance: (root: HTMLElement) => void }

const enhancers = import.meta.glob<Enhancer>('./*.enhance.ts')
const begun = new Map<HTMLElement, Promise<void>>()

function enhance(root: HTMLElement): Promise<void> {
  const known = begun.get(root)
  if (known) return known
  const load = enhancers[`./${root.dataset.enhance}.enhance.ts`]
  if (!load) throw new Error(`No enhancer "${root.dataset.enhance}".`)
  const done = load().then((enhancer) => {
    enhancer.enhance(root)
    root.dataset.enhanced = ''
  })
  begun.set(root, done)
  // A file that got lost on the way is asked for again by the next press.
  done.catch(() => begun.delete(root))
  return done
}

// Loaded one screen ahead of the visitor.
const near = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue
      near.unobserve(entry.target)
      enhance(entry.target as HTMLElement)
    }
  },
  { rootMargin: '75% 0px' },
)

const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))

for (const root of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  if (root.dataset.enhanceWhen === 'idle') whenIdle(() => enhance(root))
  else near.observe(root)
}

// Whoever is faster than the network is not ignored: the press is repeated once its element, and the dialog it opens,
// can answer.
document.addEventListener(
  'click',
  async (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [data-gallery], [data-plays], [data-opens]')
    if (!control) return
    const dialog = control.dataset.opens ? document.getElementById(control.dataset.opens) : null
    const waiting = [control.closest<HTMLElement>('[data-enhance]'), dialog].filter(isWaiting)
    if (waiting.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    try {
      await Promise.all(waiting.map(enhance))
      control.click()
    } catch (error) {
      // What was built on a link is still one.
      if (!(control instanceof HTMLAnchorElement)) throw error
      location.assign(control.href)
    }
  },
  { capture: true },
)

function isWaiting(root: HTMLElement | null): root is HTMLElement {
  return root?.dataset.enhance !== undefined && root.dataset.enhanced === undefined
}

rememberAttribution()
resumeOutbox()
keepQueryAndHash()
pinFormsByTheirEnd()
pressLinksWithSpace()
revealOnScroll()
stepAsideForForms()
focusFormOnArrival()

// Every page loads this script. The code of some elements, such as carousels and videos, loads only when they are near
// the viewport.

import { startBeforeAfter } from '@/components/before-after/before-after.client'
import { addBudgetToLinks } from '@/components/budget/budget-links.client'
import { openDialogsOnClick } from '@/components/dialog/dialog.client'
import { openEmbedsOnClick } from '@/components/embed/embed.client'
import { revealOnScroll } from '@/components/reveal/reveal.client'
import { videoSelectors } from '@/components/video/video.dom'
import { runWhenShown } from '@/components/visitor/when-shown'
import { rememberAttribution } from '@/forms/submission/attribution'
import { resumeOutbox } from '@/forms/submission/resume-outbox'
import { copyLinkOnClick } from '@/sections/article-body/copy-link.client'
import { goBackOnClick } from '@/sections/article-head/back-link.client'
import { budgetSelector } from '@/sections/budget/budget-form.dom'
import { noticeSelectors } from '@/sections/campaign-notice/campaign-notice.dom'
import { claimsSelector } from '@/sections/claims/claims.dom'
import { carouselSelector } from '@/sections/media-carousel/media-carousel.dom'
import { keepCurrentLinkInView } from '@/sections/section-nav/section-nav.client'
import { trackFormHeight } from './beside-form/beside-form.client'
import { updateCopyrightYear } from './footer/footer.client'
import { focusFormOnArrival } from './form-area/focus-form.client'
import { hideFloatingElements } from './form-area/hide-floating.client'
import { enhanceHeader, keepQueryAndHash } from './header/header.client'
import { headerSelectors } from './header/header.dom'
import { layOutLaterParts } from './later-parts/later-parts.client'
import { measureSpeed } from './measure-speed/measure-speed.client'
import { pressLinksWithSpace } from './press-with-space.client'

type Start = (root: HTMLElement) => void

/** Loads and runs the script of each matching element shortly before the element enters the viewport. */
function startWhenNear(selector: string, load: () => Promise<Start>) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        load().then((start) => start(target as HTMLElement))
      }
    },
    { rootMargin: '75% 0px' },
  )
  for (const element of document.querySelectorAll(selector)) observer.observe(element)
}

/**
 * Loads the script of the budget form when a visitor uses the form, or at once if the URL contains a budget. The button
 * then leads to the cards below instead of the overview.
 */
function startBudget() {
  const form = document.querySelector<HTMLFormElement>(budgetSelector)
  if (!form) return
  let started: Promise<() => void> | undefined
  const start = () => {
    started ??= import('@/sections/budget/budget-form.client').then((module) => module.startBudgetForm(form))
    return started
  }
  if (hasBudget()) start()
  form.addEventListener('change', start)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start().then((showCards) => showCards())
  })
}

const hasBudget = () => /[?&](cuota|monthly)=/.test(location.search)

const runWhenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))

/**
 * Runs a task after the first paint. An earlier task would delay the first image, and it would force a layout by
 * measuring elements.
 */
function runAfterPaint(task: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return task()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'paint', buffered: true })
}

// Waits until the visitor sees the page, because carousels and videos must not start earlier and campaigns depend on
// the time.
const startElements = () => {
  startWhenNear(carouselSelector, () =>
    import('@/sections/media-carousel/media-carousel.client').then((module) => module.startCarousel),
  )
  startWhenNear(videoSelectors.root, () =>
    import('@/components/video/video.client').then((module) => module.startVideo),
  )
  startWhenNear(claimsSelector, () =>
    import('@/sections/claims/claims.client').then((module) => module.widenActiveClaim),
  )
  startWhenNear(noticeSelectors.list, () =>
    import('@/sections/campaign-notice/campaign-notice.client').then((module) => module.showRunningCampaigns),
  )
  revealOnScroll()
}
runAfterPaint(() => runWhenShown(startElements))
runWhenIdle(() => {
  for (const header of document.querySelectorAll<HTMLElement>(headerSelectors.root)) enhanceHeader(header)
})

runWhenShown(() => {
  rememberAttribution()
  resumeOutbox()
  measureSpeed(runWhenIdle)
})
keepQueryAndHash()
addBudgetToLinks()
startBudget()
// If the prices do not load, the cards stay as they are.
if (hasBudget())
  import('@/components/budget/budget-fit.client').then((module) => module.showBudgetFits()).catch(() => undefined)
openDialogsOnClick()
openEmbedsOnClick()
copyLinkOnClick()
goBackOnClick()
startBeforeAfter()
trackFormHeight()
layOutLaterParts(runWhenIdle)
keepCurrentLinkInView()
pressLinksWithSpace()
hideFloatingElements()
focusFormOnArrival()
updateCopyrightYear()

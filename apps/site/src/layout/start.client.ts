// Every page loads this script. The code of some elements, such as carousels and videos, loads only when they are near
// the viewport.

import { startBeforeAfter } from '@/components/before-after/before-after.client'
import { openDialogsOnClick } from '@/components/dialog/dialog.client'
import { openEmbedsOnClick } from '@/components/embed/embed.client'
import { filmSelectors } from '@/components/film/film.dom'
import { revealOnScroll } from '@/components/reveal/reveal.client'
import { rememberAttribution } from '@/forms/submission/attribution'
import { resumeOutbox } from '@/forms/submission/resume-outbox'
import { copyLinkOnClick } from '@/sections/article-body/copy-link.client'
import { goBackOnClick } from '@/sections/article-head/back-link.client'
import { noticeSelectors } from '@/sections/campaign-notice/campaign-notice.dom'
import { claimsSelector } from '@/sections/claims/claims.dom'
import { carouselSelector } from '@/sections/media-carousel/media-carousel.dom'
import { trackFormHeight } from './beside-form/beside-form.client'
import { updateCopyrightYear } from './footer/footer.client'
import { focusFormOnArrival } from './form-area/focus-form.client'
import { hideFloatingElements } from './form-area/hide-floating.client'
import { enhanceHeader, keepQueryAndHash } from './header/header.client'
import { headerSelectors } from './header/header.dom'
import { layOutLaterParts } from './later-parts/later-parts.client'
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

runAfterPaint(() => {
  startWhenNear(carouselSelector, () =>
    import('@/sections/media-carousel/media-carousel.client').then((module) => module.startCarousel),
  )
  startWhenNear(filmSelectors.root, () => import('@/components/film/film.client').then((module) => module.startFilm))
  startWhenNear(claimsSelector, () =>
    import('@/sections/claims/claims.client').then((module) => module.widenActiveClaim),
  )
  startWhenNear(noticeSelectors.list, () =>
    import('@/sections/campaign-notice/campaign-notice.client').then((module) => module.showRunningCampaigns),
  )
  revealOnScroll()
})
runWhenIdle(() => {
  for (const header of document.querySelectorAll<HTMLElement>(headerSelectors.root)) enhanceHeader(header)
})

rememberAttribution()
resumeOutbox()
keepQueryAndHash()
openDialogsOnClick()
openEmbedsOnClick()
copyLinkOnClick()
goBackOnClick()
startBeforeAfter()
trackFormHeight()
layOutLaterParts(runWhenIdle)
pressLinksWithSpace()
hideFloatingElements()
focusFormOnArrival()
updateCopyrightYear()

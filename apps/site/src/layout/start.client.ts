// The only script that every page loads. Click handlers listen on the document; code for moving or playing elements loads
// when the element is near the viewport. Without it the page is complete and readable.

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
import { makeWayForForms } from './form-area/make-way.client'
import { completeHeader, keepQueryAndHash } from './header/header.client'
import { headerSelectors } from './header/header.dom'
import { layOutLaterParts } from './later-parts/later-parts.client'
import { pressLinksWithSpace } from './press-with-space.client'

type Start = (root: HTMLElement) => void

/** Loads the code of an element shortly before it enters the viewport. */
function whenNear(selector: string, load: () => Promise<Start>) {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        load().then((start) => start(target as HTMLElement))
      }
    },
    { rootMargin: '75% 0px' },
  )
  for (const element of document.querySelectorAll(selector)) near.observe(element)
}

const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))

/**
 * Runs a task after the first paint. Earlier, these scripts would delay the first image, and measuring elements would force
 * a layout.
 */
function whenPainted(task: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return task()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'paint', buffered: true })
}

whenPainted(() => {
  whenNear(carouselSelector, () =>
    import('@/sections/media-carousel/media-carousel.client').then((part) => part.startCarousel),
  )
  whenNear(filmSelectors.root, () => import('@/components/film/film.client').then((part) => part.startFilm))
  whenNear(claimsSelector, () => import('@/sections/claims/claims.client').then((part) => part.widenActiveClaim))
  whenNear(noticeSelectors.list, () =>
    import('@/sections/campaign-notice/campaign-notice.client').then((part) => part.showRunningCampaigns),
  )
  revealOnScroll()
})
whenIdle(() => {
  for (const header of document.querySelectorAll<HTMLElement>(headerSelectors.root)) completeHeader(header)
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
layOutLaterParts(whenIdle)
pressLinksWithSpace()
makeWayForForms()
focusFormOnArrival()
updateCopyrightYear()

// The only script every page loads. What answers a click listens on the page; what moves or plays is loaded when its
// element comes near the screen. Without it the page is complete and readable, only calmer.

import { dividePictures } from '@/components/before-after/before-after.client'
import { openDialogsOnClick } from '@/components/dialog/dialog.client'
import { openEmbedsOnClick } from '@/components/embed/embed.client'
import { filmSelectors } from '@/components/film/film.hooks'
import { revealOnScroll } from '@/components/reveal/reveal.client'
import { rememberAttribution } from '@/forms/submission/attribution'
import { resumeOutbox } from '@/forms/submission/resume-outbox'
import { copyLinkOnClick } from '@/sections/article-body/copy-link.client'
import { goBackOnClick } from '@/sections/article-head/back-link.client'
import { noticeSelectors } from '@/sections/campaign-notice/campaign-notice.hooks'
import { claimsSelector } from '@/sections/claims/claims.hooks'
import { sliderSelector } from '@/sections/media-slider/media-slider.hooks'
import { tellFormHeight } from './beside-form/beside-form.client'
import { updateCopyrightYear } from './footer/footer.client'
import { focusFormOnArrival } from './form-area/focus-form.client'
import { makeWayForForms } from './form-area/make-way.client'
import { completeHeader, keepQueryAndHash } from './header/header.client'
import { headerSelectors } from './header/header.hooks'
import { layOutLaterParts } from './later-parts/later-parts.client'
import { pressLinksWithSpace } from './press-with-space.client'

type Start = (root: HTMLElement) => void

/** Loads a part one screen ahead of the visitor. */
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
 * When something is to be seen. Before, the scripts of what moves would hold up the first picture, and to ask where
 * things stand would cost a layout.
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
  whenNear(sliderSelector, () => import('@/sections/media-slider/media-slider.client').then((part) => part.startSlider))
  whenNear(filmSelectors.root, () => import('@/components/film/film.client').then((part) => part.startFilm))
  whenNear(claimsSelector, () => import('@/sections/claims/claims.client').then((part) => part.followReader))
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
dividePictures()
tellFormHeight()
layOutLaterParts(whenIdle)
pressLinksWithSpace()
makeWayForForms()
focusFormOnArrival()
updateCopyrightYear()

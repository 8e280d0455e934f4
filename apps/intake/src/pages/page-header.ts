// The name of the house at the head of the pages that the intake writes.

import { pathFor } from '@sillar/domain/snapshot/page-addresses'

/** As HTML. */
const homeLabel = { es: 'Sillar &amp; Mar, inicio', en: 'Sillar &amp; Mar, home' }

const mark =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="#1c284c" d="M0 0h40v40H0z"/><path fill="none" stroke="#fff" stroke-width="5" d="M0 24c7-8 13-8 20 0s13 8 20 0"/></svg>'

/** Where navy stone meets lime. */
export const wave =
  '<svg class="wave" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true"><path fill="currentColor" d="M0 10c90-18 150 14 260 10 60-2 100-10 140-14v18H0z"/></svg>'

export const barStyle = `
.bar { display: flex; justify-content: space-between; align-items: center; margin: 0 auto; padding-block: 1.25rem }
.brand { display: flex; align-items: center; gap: .75rem; font-size: 1.5rem; font-weight: 400; letter-spacing: -.02em; text-decoration: none }
.brand svg { width: 2.5rem; height: 2.5rem }
.wave { display: block; width: 100%; height: 1.5rem; color: #cbf000 }
`

/** `beside` is HTML: what stands at the other end of the bar. */
export const houseBar = (locale: 'es' | 'en', beside = '') =>
  `<header class="bar"><a class="brand" href="${pathFor('home', locale)}" aria-label="${homeLabel[locale]}">${mark}<span>Sillar &amp; <b>Mar</b></span></a>${beside}</header>`

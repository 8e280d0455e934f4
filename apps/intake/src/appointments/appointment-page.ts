import { canChange, type FreeSlot, limaTimeOf, type VisitDay } from '@sillar/domain/appointment/visit-times'
import { changeUntil, visitDayInWords, visitInWords } from '@sillar/domain/appointment/visit-words'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { pathFor } from '@sillar/domain/snapshot/page-addresses'
import type { BookablePlace } from '@sillar/platform/visit/visit-places'
import { escaped } from '../pages/page'
import { wave } from '../pages/page-header'
import { type VisitTexts, visitTexts } from './appointment.messages'
import { twoParts, visitFrame } from './appointment-frame'
import { visitAddress } from './booking-page'
import type { OpenedVisit } from './change-appointment'
import { visitChoice } from './time-picker'

export type VisitCard = {
  locale: 'es' | 'en'
  key: string
  visit: OpenedVisit
  place: BookablePlace | undefined
  now: Date
  /** What has just been done. */
  done?: 'moved' | undefined
}

/** Whoever has the key has it in the address: nothing on these pages leads elsewhere with it. */
export const cardAddress = (key: string, locale: 'es' | 'en', more: Record<string, string> = {}) =>
  `/api/visits/mine?${new URLSearchParams({ key, ...more, lang: locale })}`

const hiddenKey = (key: string, locale: string) =>
  `<input type="hidden" name="key" value="${escaped(key)}"><input type="hidden" name="lang" value="${locale}">`

/** The visit as it stands, for whoever booked it. Opening it changes nothing. */
export function renderVisitCard(card: VisitCard): string {
  const { locale, key, visit, done } = card
  const texts = visitTexts[locale]
  const isCancelled = visit.state === 'cancelled'
  return visitFrame({
    locale,
    title: isCancelled ? texts.cancelled : texts.confirmed,
    otherHref: cardAddress(key, locale === 'es' ? 'en' : 'es'),
    body: `${done === 'moved' ? `<p class="notice good" role="status">${texts.moved}</p>` : ''}
${isCancelled ? cancelledCard(card, texts) : bookedCard(card, texts)}`,
  })
}

function bookedCard({ locale, key, visit, place, now }: VisitCard, texts: VisitTexts): string {
  const isOver = visit.endsAt.getTime() < now.getTime()
  const day = visitDayInWords(limaDateOf(visit.startsAt), locale)
  const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`
  return `<div class="booked"><section class="card"><div><p class="state">${isOver ? texts.over : texts.confirmed}</p>
<h1>${texts.expected} <b class="day-and-time">${escaped(texts.onDay(day, limaTimeOf(visit.startsAt)))}</b></h1>
<p>${texts.code}</p><p class="code">${visit.reference}</p></div>
${wave}<div class="act"><a class="button" href="/api/visits/calendar?${new URLSearchParams({ key, lang: locale })}" download="visita.ics">${texts.calendar}</a><p>${texts.calendarNote}</p></div></section>
<dl class="facts">${fact(texts.when, `${escaped(visitInWords(visit, locale))}<p>${texts.limaTime}</p>`)}${place ? fact(texts.where, `${escaped(place.name[locale])}<p>${escaped(place.address[locale])}</p>`) : ''}${place?.advice ? fact(texts.bring, escaped(place.advice[locale])) : ''}${isOver ? '' : fact(texts.plans, plans({ locale, key, visit, now }, texts))}</dl></div>`
}

type Changeable = Pick<VisitCard, 'locale' | 'key' | 'visit' | 'now'>

function plans({ locale, key, visit, now }: Changeable, texts: VisitTexts): string {
  if (visit.state !== 'booked' || !canChange(visit.startsAt, now)) return `<p>${texts.tooLate}</p>`
  return `<a href="${escaped(cardAddress(key, locale, { move: '1' }))}">${texts.move}</a>
<details><summary>${texts.cancel}</summary><p>${texts.cancelAsk}</p><form method="post" action="/api/visits/cancel">${hiddenKey(key, locale)}<p><button type="submit" class="plain">${texts.cancelYes}</button></p></form></details>
<p>${escaped(texts.until(changeUntil(visit, locale)))}</p>`
}

function cancelledCard({ locale, visit, place }: VisitCard, texts: VisitTexts): string {
  const again = place ? visitAddress({ place: place.slug, locale }) : pathFor('visit', locale)
  return `<section class="card"><div><p class="state">${texts.cancelled}</p><h1>${twoParts(texts.cancelledTitle)}</h1>
<p class="big">${escaped(visitInWords(visit, locale))}</p><p>${texts.cancelledText}</p></div>
${wave}<div class="act"><a class="button" href="${escaped(again)}">${texts.bookAgain}</a></div></section>`
}

export type MovePage = Pick<VisitCard, 'locale' | 'key' | 'visit'> & {
  place: BookablePlace
  days: readonly VisitDay[]
  chosen: VisitDay | undefined
  time: string | undefined
  /** The chosen time was taken meanwhile, and these are free. */
  offers?: readonly FreeSlot[]
}

export function renderMovePage({ locale, key, visit, place, days, chosen, time, offers }: MovePage): string {
  const texts = visitTexts[locale]
  const hrefOf = (day: string, at?: string) => cardAddress(key, locale, { move: '1', day, ...(at && { time: at }) })
  const notice =
    offers &&
    `<section class="notice" role="alert"><h2>${texts.fullTitle}</h2><div class="offers">${offers.map((slot) => `<a class="button" href="${escaped(hrefOf(slot.day, slot.time))}">${escaped(visitDayInWords(slot.day, locale))}, ${slot.time}</a>`).join('')}</div></section>`
  return visitFrame({
    locale,
    title: texts.moveTitle.join(' '),
    otherHref: cardAddress(key, locale === 'es' ? 'en' : 'es', { move: '1' }),
    body: `<h1>${twoParts(texts.moveTitle)}</h1>
${notice ?? ''}
<form class="cols" method="post" action="/api/visits/move">${hiddenKey(key, locale)}<input type="hidden" name="day" value="${escaped(chosen?.day ?? '')}">
<div class="steps">${visitChoice({ locale, days, chosen, time, hrefOf })}</div>
<aside class="ticket" aria-labelledby="ticket"><div><h2 id="ticket">${twoParts(texts.ticket)}</h2><dl><div><dt>${texts.where}</dt><dd>${escaped(place.name[locale])}</dd></div><div><dt>${texts.moveFrom}</dt><dd>${escaped(visitInWords(visit, locale))}</dd></div>${chosen ? `<div><dt>${texts.when}</dt><dd>${escaped(visitDayInWords(chosen.day, locale))}</dd></div>` : ''}</dl></div>
${wave}<div class="act">${chosen?.state === 'free' ? `<button type="submit">${texts.move}</button>` : ''}<p>${texts.moveNote}</p><p><a href="${escaped(cardAddress(key, locale))}">${locale === 'es' ? 'Dejarla como está' : 'Leave it as it is'}</a></p></div></aside></form>`,
  })
}

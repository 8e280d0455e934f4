import type { FreeSlot, VisitDay } from '@sillar/domain/appointment/visit-times'
import { monthInWords, shortWeekday, visitDayInWords } from '@sillar/domain/appointment/visit-words'
import type { LimaDate } from '@sillar/domain/calendar/lima-date'
import { escaped } from '../pages/page'
import { type VisitTexts, visitTexts } from './appointment.messages'
import { twoParts } from './appointment-frame'

/** As many as a row of stones holds. */
const SHOWN = 7

type Choice = {
  locale: 'es' | 'en'
  /** All days of the place, from today on. */
  days: readonly VisitDay[]
  chosen: VisitDay | undefined
  time: string | undefined
  hrefOf: (day: LimaDate) => string
}

/** The days as a course of stones, each a link; and the times of the chosen one. */
export function visitChoice(choice: Choice): string {
  const texts = visitTexts[choice.locale]
  return `<section class="stone">
${daysCourse(choice, texts)}
${timesOf(choice, texts)}
</section>`
}

function daysCourse({ locale, days, chosen, hrefOf }: Choice, texts: VisitTexts): string {
  const at = Math.max(0, chosen ? days.indexOf(chosen) : 0)
  const from = Math.floor(at / SHOWN) * SHOWN
  const shown = days.slice(from, from + SHOWN)
  const step = (to: VisitDay | undefined, label: string, arrow: string) =>
    to
      ? `<a class="round" href="${escaped(hrefOf(to.day))}" aria-label="${escaped(label)}"><span aria-hidden="true">${arrow}</span></a>`
      : ''
  // A step leads to a day that can be chosen, or at least to the first of its week.
  const weekAt = (start: number) => {
    const week = days.slice(start, start + SHOWN)
    return week.find(({ state }) => state === 'free') ?? week[0]
  }
  const month = shown[0] ? monthInWords(chosen?.day ?? shown[0].day, locale) : ''
  return `<div class="head"><h2 id="which-day">${twoParts(texts.whichDay)}</h2><div class="weeks"><p>${escaped(month)}</p>${from > 0 ? step(weekAt(from - SHOWN), texts.earlier, '←') : ''}${step(weekAt(from + SHOWN), texts.later, '→')}</div></div>
<ul class="days" aria-labelledby="which-day">${shown.map((day) => dayStone(day, { locale, isChosen: day === chosen, href: hrefOf(day.day) }, texts)).join('')}</ul>`
}

type Stone = { locale: 'es' | 'en'; isChosen: boolean; href: string }

function dayStone({ day, state, freeTimes }: VisitDay, { locale, isChosen, href }: Stone, texts: VisitTexts): string {
  const said = state === 'free' ? texts.times(freeTimes) : texts[state]
  const inside = `${escaped(shortWeekday(day, locale))} <b>${Number(day.slice(8))}</b> <span>${escaped(said)}</span>`
  if (state !== 'free') return `<li><div class="day shut">${inside}</div></li>`
  return `<li><a class="day" href="${escaped(href)}"${isChosen ? ' aria-current="date"' : ''}>${inside}</a></li>`
}

function timesOf({ locale, chosen, time }: Choice, texts: VisitTexts): string {
  const times = chosen?.times ?? []
  if (!chosen || times.length === 0)
    return `<p class="advice">${escaped(chosen ? texts.noTimes : texts.nothingFree)}</p>`
  const group = (name: string, slots: FreeSlot[]) =>
    slots.length === 0
      ? ''
      : `<div><h3>${escaped(name)}</h3><div class="times">${slots.map((slot) => timeStone(slot, time === slot.time, texts)).join('')}</div></div>`
  return `<fieldset><legend class="head"><h2 id="which-time">${twoParts(texts.whichTime)}</h2></legend><p class="hint">${escaped(visitDayInWords(chosen.day, locale))} · ${texts.limaTime}</p>
<div class="parts">${group(
    texts.morning,
    times.filter((slot) => slot.time < '12:00'),
  )}${group(
    texts.afternoon,
    times.filter((slot) => slot.time >= '12:00'),
  )}</div></fieldset>`
}

function timeStone({ time, left }: FreeSlot, isChosen: boolean, texts: VisitTexts): string {
  if (left === 0) return `<span class="gone"><s>${time}</s> <small>${texts.taken}</small></span>`
  return `<label class="time"><input type="radio" name="time" value="${time}" required${isChosen ? ' checked' : ''}><span>${time} <small>${texts.left(left)}</small></span></label>`
}

/** The day that is shown: the one asked for, if it is one of ours, or the first that has a time. */
export function chosenDay(days: readonly VisitDay[], asked: string | undefined): VisitDay | undefined {
  return days.find(({ day }) => day === asked) ?? days.find(({ state }) => state === 'free')
}

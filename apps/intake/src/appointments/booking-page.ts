import type { FreeSlot, VisitDay } from '@sillar/domain/appointment/visit-times'
import { lotWord, visitDayInWords } from '@sillar/domain/appointment/visit-words'
import { pathFor } from '@sillar/domain/snapshot/page-addresses'
import { HONEYPOT_FIELD } from '@sillar/domain/submission/submission-guard'
import type { BookablePlace } from '@sillar/platform/visit/visit-places'
import { fieldErrorText } from '../pages/field-error-text'
import { escaped } from '../pages/page'
import { wave } from '../pages/page-header'
import type { ConsentSentences } from '../submissions/consent-sentences'
import type { FieldError } from '../submissions/submission-error'
import { type VisitTexts, visitTexts } from './appointment.messages'
import { check, twoParts, visitFrame } from './appointment-frame'
import { visitChoice } from './time-picker'

type Values = Record<string, string>

export type VisitPage = {
  locale: 'es' | 'en'
  place: BookablePlace
  days: readonly VisitDay[]
  chosen: VisitDay | undefined
  time: string | undefined
  /** What was typed, when something of it has to be corrected. */
  values?: Values
  errors?: readonly FieldError[]
  /** Free times for whoever came too late. */
  offers?: readonly FreeSlot[]
  lot: string | undefined
  project: string | undefined
  consents: ConsentSentences
}

/** The address of this page: nothing of a person stands in it. */
export function visitAddress(
  {
    place,
    lot,
    project,
    locale,
  }: { place: string; lot?: string | undefined; project?: string | undefined; locale: 'es' | 'en' },
  day?: string,
  time?: string,
): string {
  const query = new URLSearchParams({ place })
  for (const [name, value] of Object.entries({ day, time, lot, project })) if (value) query.set(name, value)
  if (locale === 'en') query.set('lang', 'en')
  return `/api/visits?${query}`
}

export function renderVisitPage(page: VisitPage): string {
  const { locale, place, days, chosen, time, lot, project } = page
  const texts = visitTexts[locale]
  const here = { place: place.slug, lot, project, locale }
  const name = place.name[locale]
  const title = `${texts.crumb}: ${name}`
  return visitFrame({
    locale,
    title,
    otherHref: visitAddress({ ...here, locale: locale === 'es' ? 'en' : 'es' }, chosen?.day, time),
    body: `<nav aria-label="${texts.crumb}"><ol class="crumbs"><li><a href="${pathFor('visit', locale)}">${texts.crumb}</a></li><li>${escaped(name)}</li></ol></nav>
<h1>${twoParts(texts.title)}</h1>
${notices(page, texts, (day, at) => visitAddress(here, day, at))}
<form class="cols" method="post" action="/api/visits">
<div class="steps">
<section class="stone done">${check}<p><small>${texts.place}</small><b>${escaped(name)} · ${texts.minutes(place.slotMinutes)}</b><small>${escaped(place.address[locale])}</small></p><a href="${pathFor('visit', locale)}">${texts.change}</a></section>
${visitChoice({ locale, days, chosen, time, hrefOf: (day) => visitAddress(here, day) })}
${details(page, texts)}
</div>
${ticket(page, texts)}
</form>`,
  })
}

function notices(
  { errors = [], offers = [], locale }: VisitPage,
  texts: VisitTexts,
  hrefOf: (day: string, time: string) => string,
): string {
  if (errors.length === 0) return ''
  if (errors.some(({ message }) => message === 'visit.full' || message === 'visit.time.unavailable')) {
    const links = offers.map(
      ({ day, time }) =>
        `<a class="button" href="${escaped(hrefOf(day, time))}">${escaped(visitDayInWords(day, locale))}, ${time}</a>`,
    )
    return `<section class="notice" role="alert"><h2>${texts.fullTitle}</h2><p>${links.length > 0 ? texts.fullText : texts.nothingFree}</p><div class="offers">${links.join('')}</div></section>`
  }
  const items = [...new Set(errors.map(({ message, marks }) => fieldErrorText(message, locale, marks)))]
  return `<section class="notice" role="alert"><h2>${texts.problems}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></section>`
}

const inputs = [
  ['firstName', 'text', 'given-name'],
  ['lastName', 'text', 'family-name'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const

function details({ locale, values = {}, errors = [], consents }: VisitPage, texts: VisitTexts): string {
  const wrongAt = (name: string) => errors.find(({ path }) => path === name)
  const field = ([name, type, autocomplete]: (typeof inputs)[number]) => {
    const wrong = wrongAt(name)
    const notes = [name === 'phone' && 'phone-hint', wrong && `${name}-wrong`].filter(Boolean).join(' ')
    return `<div><label for="${name}">${texts.fields[name]}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="254" value="${escaped(values[name] ?? '')}"${notes ? ` aria-describedby="${notes}"` : ''}${wrong ? ' aria-invalid="true"' : ''}>${name === 'phone' ? `<p class="hint" id="phone-hint">${texts.phoneHint}</p>` : ''}${wrong ? `<p class="wrong" id="${name}-wrong">${escaped(fieldErrorText(wrong.message, locale))}</p>` : ''}</div>`
  }
  const tick = (name: string, sentence: string, isRequired: boolean) =>
    `<label class="tick wide"><input type="checkbox" name="${name}"${isRequired ? ' required' : ''}${values[name] ? ' checked' : ''}><span>${withLinks(sentence, locale)}</span></label>`
  return `<section class="stone"><h2>${twoParts(texts.details)}</h2>
<div class="fields">${inputs.map(field).join('')}
<div class="wide"><label for="message">${texts.fields.message}</label><textarea id="message" name="message" rows="3" maxlength="1000">${escaped(values.message ?? '')}</textarea></div>
${tick('acceptsTerms', consents.terms.text, true)}${tick('acceptsMarketing', consents.marketing.text, false)}
<p class="trap" aria-hidden="true"><label>Web <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p></div></section>`
}

function ticket({ locale, place, chosen, lot, project, consents }: VisitPage, texts: VisitTexts): string {
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`
  const hidden = Object.entries({
    place: place.slug,
    day: chosen?.day ?? '',
    lot: lot ?? '',
    project: project ?? '',
    locale,
    'consentVersions.terms': consents.terms.version,
    'consentVersions.marketing': consents.marketing.version,
  }).map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  return `<aside class="ticket" aria-labelledby="ticket"><div><h2 id="ticket">${twoParts(texts.ticket)}</h2>
<dl>${lot ? row(lotWord(lot, locale), lot) : ''}${row(texts.where, place.name[locale])}${chosen ? row(texts.when, visitDayInWords(chosen.day, locale)) : ''}${row(texts.host, texts.adviser)}${place.advice ? row(texts.bring, place.advice[locale]) : ''}</dl></div>
${wave}<div class="act">${hidden.join('')}${chosen?.state === 'free' ? `<button type="submit">${texts.book}</button>` : ''}<p>${texts.free}</p></div></aside>`
}

/** `[terms]…[/terms]` and `[privacy]…[/privacy]` mark the words that become links. */
const withLinks = (sentence: string, locale: 'es' | 'en') =>
  escaped(sentence).replace(
    /\[(terms|privacy)\](.*?)\[\/\1\]/g,
    (_, page: 'terms' | 'privacy', words: string) => `<a href="${pathFor(page, locale)}">${words}</a>`,
  )

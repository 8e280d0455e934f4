import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { sizeInWords } from '@sillar/domain/document/size-in-words'
import type { LeadInput } from '@sillar/domain/lead/lead.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldErrorText } from '../pages/field-error-text'
import { FORM_PAGE_POLICY, PAGE_POLICY, type Page, renderPage } from '../pages/page'
import { type FormName, type OtherReceipt, pageTexts } from '../pages/page.messages'
import type { SubmissionError } from '../submissions/submission-error'

// A script gets JSON, a plain form gets a page. A plain form cannot send an Idempotency-Key, which tells them apart.

declare module 'fastify' {
  interface FastifyRequest {
    form: FormName
    pageLocale: 'es' | 'en'
    /** Why a submission was not stored, as a code; counted, never shown. */
    refusal: string | undefined
  }
}

export const wantsPage = (request: FastifyRequest) =>
  request.headers['idempotency-key'] === undefined && !request.headers['content-type']?.includes('json')

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: Omit<Page, 'locale' | 'back'> & Partial<Pick<Page, 'back'>>,
  backTo: 'form' | 'site',
) {
  const texts = pageTexts[request.pageLocale]
  const back = {
    href: status === 403 ? homeOf(request.pageLocale) : returnPath(request.headers.referer, request.pageLocale),
    label: backTo === 'form' ? texts.backToForm : texts.backToSite,
  }
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.form ? FORM_PAGE_POLICY : PAGE_POLICY)
    .send(renderPage({ back, ...page, locale: request.pageLocale }))
}

const homeOf = (locale: 'es' | 'en') => (locale === 'en' ? '/en' : '/')

/** Only the path of the page they came from: the link can never leave the site. */
function returnPath(referer: string | undefined, locale: 'es' | 'en'): string {
  const home = homeOf(locale)
  if (!referer || !URL.canParse(referer)) return home
  const path = new URL(referer).pathname
  return path.startsWith('//') ? home : path
}

type ReceiptOptions = {
  /** For a script, beside the code. */
  details?: object
  /** For a page: other words than those of the form, and what was asked. */
  words?: OtherReceipt | undefined
  items?: string[]
  facts?: Page['facts']
  /** Where to go on. */
  more?: { href: string; label: string } | undefined
}

export function answerReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  { details, words = undefined, items = [], facts = [], more }: ReceiptOptions = {},
) {
  if (!wantsPage(request)) return reply.code(201).send({ reference, ...details })
  const texts = pageTexts[request.pageLocale]
  const page = texts.received[words ?? request.form]
  const next = request.form === 'referral' ? texts.referralStatus : more
  return sendPage(request, reply, 201, { ...page, reference, items, facts, more: next }, 'site')
}

/** Day and place of a visit that somebody still has to confirm. */
export function visitReceipt(visit: LeadInput['visit'], locale: 'es' | 'en'): ReceiptOptions {
  if (!visit) return {}
  const texts = pageTexts[locale].visit
  const when = `${dayText(visit.date, locale)}, ${texts[visit.timeOfDay]}`
  return { words: 'visit', items: [when, texts[visit.meetingPlace]] }
}

/** Script and page alike show the number of the quote, and the lot it is for. */
export function quoteReceipt(
  { quoteNumber, lot }: { quoteNumber: string | undefined; lot: string },
  locale: 'es' | 'en',
): ReceiptOptions {
  const texts = pageTexts[locale].quote
  const facts = [
    ...(quoteNumber ? [{ name: texts.number, value: quoteNumber }] : []),
    ...(lot ? [{ name: texts.lot, value: lot }] : []),
  ]
  return { words: 'quote', details: quoteNumber ? { quoteNumber } : {}, facts }
}

type ComplaintReceipt = {
  dueOn: string
  lookupCode: string
  attachment: { name: string; size: number } | null
}

/** What script and page alike show: the last day for an answer, the code for looking it up, and the file that arrived. */
export function complaintReceipt(receipt: ComplaintReceipt, locale: 'es' | 'en'): ReceiptOptions {
  const { dueOn, lookupCode } = receipt
  const attachment = receipt.attachment && { name: receipt.attachment.name, size: receipt.attachment.size }
  const texts = pageTexts[locale]
  const facts = [
    { name: texts.lookupCode, value: lookupCode },
    { name: texts.answerBy, value: dayText(dueOn, locale) },
    ...(attachment
      ? [{ name: texts.fileReceived, value: `${attachment.name} (${sizeInWords(attachment.size)})` }]
      : []),
  ]
  return { details: { dueOn, lookupCode, attachment }, facts }
}

export type ComplaintState = {
  number: string
  filedOn: string
  dueOn: string
  status: 'received' | 'answered'
  answer: string | null
  answeredAt: Date | null
  /** What went with the answer, by mail or by letter. */
  files: { name: string; size: number }[]
}

export function answerState(request: FastifyRequest, reply: FastifyReply, state: ComplaintState) {
  if (!wantsPage(request)) return reply.send(state)
  const texts = pageTexts[request.pageLocale].state
  const day = (date: string) => dayText(date, request.pageLocale)
  const items = [`${texts.filedOn} ${day(state.filedOn)}`, `${texts.dueOn} ${day(state.dueOn)}`]
  if (state.answeredAt) items.push(`${texts.answeredOn} ${day(limaDateOf(state.answeredAt))}`)
  for (const file of state.files) items.push(`${texts.file} ${file.name} (${sizeInWords(file.size)})`)
  const letter = state.answer ? { title: texts.answer, text: state.answer } : undefined
  return sendPage(
    request,
    reply,
    200,
    { title: texts.title, text: texts[state.status], reference: state.number, items, letter },
    'site',
  )
}

const dayText = (date: string, locale: 'es' | 'en') =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-PE' : 'en-GB', { timeZone: 'UTC', dateStyle: 'long' }).format(
    Date.parse(date),
  )

export function answerRefusal(request: FastifyRequest, reply: FastifyReply, error: SubmissionError) {
  request.refusal = error.errors.find(({ path }) => path === 'form')?.message ?? 'fields'
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  if (!wantsPage(request)) return reply.code(error.status).send({ errors: error.errors })
  const texts = pageTexts[request.pageLocale]
  if (error.status === 429) return sendPage(request, reply, 429, texts.tooMany, 'form')
  if (error.status === 403) return sendPage(request, reply, 403, texts.otherSite, 'site')
  if (error.status === 409) return sendPage(request, reply, 409, texts.conflict, 'form')
  if (error.status === 404) return sendPage(request, reply, 404, notFoundTexts(error, request.pageLocale), 'form')
  const items = error.errors.map(({ message, marks }) => fieldErrorText(message, request.pageLocale, marks))
  return sendPage(request, reply, error.status, { ...texts.refused, items: [...new Set(items)] }, 'form')
}

const notFoundTexts = ({ errors }: SubmissionError, locale: 'es' | 'en') => {
  const { complaint, referral, invitation } = pageTexts[locale].notFound
  if (errors[0]?.message === 'referralInvitation.notFound') return invitation
  return errors[0]?.message === 'referralStatus.notFound' ? referral : complaint
}

const RETRY_AFTER_SECONDS = 30

/** Nothing was stored and the sender may try again. The reason stays in our log. */
export function answerUnavailable(request: FastifyRequest, reply: FastifyReply) {
  request.refusal = 'unavailable'
  reply.header('retry-after', RETRY_AFTER_SECONDS)
  return answerNotStored(request, reply, 503)
}

/** A bug of ours: nothing was stored, and the same request would fail again. No Retry-After, so that no script repeats it. */
export function answerFailed(request: FastifyRequest, reply: FastifyReply) {
  request.refusal = 'error'
  return answerNotStored(request, reply, 500)
}

function answerNotStored(request: FastifyRequest, reply: FastifyReply, status: 500 | 503) {
  if (!wantsPage(request)) return reply.code(status).send({ errors: [{ path: 'form', message: 'form.unavailable' }] })
  const texts = pageTexts[request.pageLocale].unavailable
  return sendPage(request, reply, status, { title: texts[request.form], text: texts.text }, 'form')
}

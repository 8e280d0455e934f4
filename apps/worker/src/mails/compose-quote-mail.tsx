import { loadCompany } from '@app/documents/company'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { quotePdfInThread } from '../documents/document-thread'
import type { QuotePdfRequest } from '../documents/quote-pdf'
import { loadQuote } from '../records/quote-record'
import { messageId, renderBodies } from './compose-mail'
import { createWithdrawLink } from './mail-link'
import { QuoteMail, quoteSubject } from './quote-mail'

export async function composeQuoteMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const quoteRecord = await loadQuote(context.pool, delivery.subjectId, delivery.reference)
  if (!quoteRecord) return undefined
  const { quote, recipient, issuedBy } = quoteRecord
  const company = await loadCompany(context.pool, quote.locale)
  const printedCheckUrl = context.settings.publicUrl.replace(/^https?:\/\//, '') + pathFor('quote-check', quote.locale)
  const url = checkUrl(context.settings.publicUrl, quote)
  const pdf = await renderPdf(context, { quote, printedCheckUrl, checkUrl: url }, company)
  const props = { quote, company, firstName: recipient.firstName, issuedBy, hasPdf: pdf !== undefined }
  const withdrawUrl = await createWithdrawLink(context, delivery, {
    subject: `leads:${delivery.subjectId}`,
    email: recipient.email,
    locale: quote.locale,
  })
  return {
    to: recipient.email,
    replyTo: context.settings.salesMail,
    subject: quoteSubject(quote),
    ...(await renderBodies(<QuoteMail {...props} checkUrl={url} />, withdrawUrl)),
    messageId: messageId(delivery, context),
    attachments: pdf ? [{ filename: `${quote.number}.pdf`, content: pdf, contentType: 'application/pdf' }] : [],
  }
}

/** Returns the URL of the quote's page, with its number and code in the query string. */
function checkUrl(publicUrl: string, { number, code, locale }: QuoteDocument): string {
  const query = new URLSearchParams(locale === 'es' ? { numero: number, codigo: code } : { number, code })
  return `${publicUrl}/api/quotes/check?${query}`
}

/**
 * Renders the PDF, or returns undefined on failure. The mail is then sent without a PDF and links to the page, which
 * can be printed.
 */
async function renderPdf(
  context: DeliverContext,
  request: QuotePdfRequest,
  company: Awaited<ReturnType<typeof loadCompany>>,
) {
  try {
    return await quotePdfInThread(request, company)
  } catch (err) {
    context.logger.error({ reference: request.quote.number, err }, 'a quote could not be rendered')
    context.metrics.recordPdfFailure()
    return undefined
  }
}

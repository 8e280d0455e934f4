'use client'

import { formatInstant } from '@app/domain/calendar/format-date'
import { whatsAppLink } from '@app/domain/lead/contact-links'
import { toast } from '@payloadcms/ui'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { CopyButton } from '../../../panel/parts/copy-button'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { quoteMessages } from '../messages'
import { newQuoteMessages } from '../new-quote-messages'
import type { Customer } from '../read-customer'
import type { QuoteMailState } from '../read-quote'

type Props = {
  quote: string
  customer: Customer
  mail: QuoteMailState | undefined
  /** URL of the quote's page. Undefined if the CMS does not know the URL of the site. */
  checkUrl: string | undefined
  /** The message for WhatsApp, in the language of the customer. */
  text: string
  language: 'es' | 'en'
}

/** Sends an issued quote by mail or WhatsApp, and says whether it was mailed. */
export function SendQuote({ quote, customer, mail, checkUrl, text, language }: Props) {
  const messages = quoteMessages[language]
  const { isBusy, send } = useSendRequest({
    failed: messages.mailFailed,
    rejected: (_, { errors }) => (errors as { message?: string }[] | undefined)?.[0]?.message ?? messages.mailFailed,
  })
  const isWaiting = mail?.status === 'waiting' || mail?.status === 'held'

  async function sendMail() {
    if (await send('/api/quote-desk/mail', { quote })) toast.success(messages.mailQueued)
  }

  return (
    <section className="next-step" aria-labelledby="send-quote">
      <h2 id="send-quote">
        {messages.send} {messages.sendBold}
      </h2>
      <p role="status">
        {!mail && messages.notMailed}
        {isWaiting && messages.mailing}
        {mail?.status === 'delivered' && messages.mailed(formatInstant(mail.at, language))}
        {(mail?.status === 'parked' || mail?.status === 'skipped') && messages.mailStopped}
      </p>
      {!customer.mayMail && (
        <p className="next-step__note">
          {customer.email ? newQuoteMessages[language].noMail : newQuoteMessages[language].noEmail}
        </p>
      )}
      <p className="desk-buttons">
        {customer.mayMail && !isWaiting && (
          <button className="desk-btn desk-btn--lime" type="button" disabled={isBusy} onClick={() => void sendMail()}>
            <DeskIcon name="mail" />
            {mail ? messages.byMailAgain : messages.byMail}
          </button>
        )}
        {checkUrl && customer.phone && (
          <a className="desk-btn" href={whatsAppLink(customer.phone, text)} target="_blank" rel="noreferrer">
            <DeskIcon name="chat" />
            {messages.byWhatsApp}
          </a>
        )}
        {checkUrl && (
          <CopyButton
            className="desk-btn"
            text={checkUrl}
            label={messages.copyLink}
            copied={messages.linkCopied}
            failed={messages.copyFailed}
          />
        )}
      </p>
    </section>
  )
}

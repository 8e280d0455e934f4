import { formatInstant } from '@app/domain/calendar/format-date'
import type { ContactChannel } from '@app/domain/lead/contact-consent'
import { isReplyWindowOpen, replyWindowEnd } from '@app/domain/whatsapp/reply-window'
import { whatsAppMessages } from '../messages'
import type { StoredTemplate } from '../read-approved-templates'
import type { ChatMessage } from '../read-conversation'
import styles from './conversation.module.css'
import { RefreshConversation } from './refresh-conversation'
import { RemainingTime } from './remaining-time'
import { ReplyForm } from './reply-form'
import { TemplateForm } from './template-form'

type Language = 'es' | 'en'

/** Older messages are collapsed, so that the form to answer stays near the top of the page. */
const SHOWN_MESSAGES = 12

type Props = {
  lead: string
  conversation: ChatMessage[]
  lastChange: string | null
  templates: StoredTemplate[]
  answerBy: ContactChannel[]
  marketingBy: ContactChannel[]
  /** Opens a chat with the written first message, for the time without an approved template. */
  chatHref: string
  now: Date
  language: Language
}

/** Renders the WhatsApp messages of a lead and the form to answer: free text for 24 hours, then templates. */
export function ConversationBox({ lead, conversation, lastChange, language, ...reply }: Props) {
  const messages = whatsAppMessages[language]
  const olderMessages = conversation.slice(0, -SHOWN_MESSAGES)
  const isSending = conversation.some(({ state }) => state === 'queued' || state === 'sending')
  return (
    <section className="desk-box" id="whatsapp" aria-labelledby="desk-whatsapp">
      <h2 id="desk-whatsapp">
        {messages.title} <b>{messages.titleBold}</b>
      </h2>
      {conversation.length === 0 && <p className="desk-soft">{messages.none}</p>}
      {olderMessages.length > 0 && (
        <details>
          <summary>{messages.older(olderMessages.length)}</summary>
          <Messages conversation={olderMessages} language={language} />
        </details>
      )}
      <Messages conversation={conversation.slice(-SHOWN_MESSAGES)} language={language} />
      <Reply lead={lead} conversation={conversation} language={language} {...reply} />
      <RefreshConversation lead={lead} lastChange={lastChange} isSending={isSending} />
    </section>
  )
}

function Messages({ conversation, language }: { conversation: ChatMessage[]; language: Language }) {
  return (
    <ol className={styles.messages}>
      {conversation.map((message) => (
        <Message key={message.id} message={message} language={language} />
      ))}
    </ol>
  )
}

function Message({ message, language }: { message: ChatMessage; language: Language }) {
  const messages = whatsAppMessages[language]
  const { direction, kind, text, state, reason, ad, sentBy, at } = message
  const isOwn = direction === 'out'
  const isBad = state === 'failed' || state === 'unknown'
  const note = state === 'unknown' ? messages.unknownNote : reason && messages.reasons[reason]
  return (
    <li className={styles.message} data-own={isOwn ? '' : undefined} data-bad={isBad ? '' : undefined}>
      {ad && <p className={styles.note}>{messages.fromAd(ad)}</p>}
      {messages.kinds[kind] && <p className={styles.kind}>{messages.kinds[kind]}</p>}
      {text && <p className={styles.body}>{text}</p>}
      {!isOwn && kind !== 'text' && kind !== 'reaction' && <p className={styles.note}>{messages.notShown}</p>}
      <p className={styles.meta}>
        <span>{isOwn ? sentBy : messages.person}</span>
        <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
        {isOwn && <b>{messages.states[state]}</b>}
      </p>
      {isBad && <p className={styles.problem}>{note}</p>}
    </li>
  )
}

type ReplyProps = Omit<Props, 'lastChange'>

function Reply({ lead, conversation, templates, answerBy, marketingBy, chatHref, now, language }: ReplyProps) {
  const messages = whatsAppMessages[language]
  if (!answerBy.includes('whatsapp')) return <p className="desk-soft">{messages.closedLead}</p>
  const lastReceivedAt = conversation.findLast(({ direction }) => direction === 'in')?.at
  const end = replyWindowEnd(lastReceivedAt)
  if (end && isReplyWindowOpen(lastReceivedAt, now))
    return (
      <>
        <p className="desk-soft">
          {messages.until(formatInstant(end, language))}{' '}
          <RemainingTime end={end.toISOString()} now={now.toISOString()} language={language} />
        </p>
        <ReplyForm lead={lead} language={language} />
      </>
    )
  const allowedTemplates = templates.filter(({ isAdvertising }) => !isAdvertising || marketingBy.includes('whatsapp'))
  return (
    <>
      <p className="desk-soft">{messages.closed}</p>
      {allowedTemplates.length === 0 ? (
        <>
          <p className="desk-soft">{messages.noTemplates}</p>
          <a className="desk-btn" href={chatHref} target="_blank" rel="noreferrer">
            {messages.ownWhatsApp}
          </a>
        </>
      ) : (
        <TemplateForm lead={lead} templates={allowedTemplates} language={language} />
      )}
    </>
  )
}

import type { Locale } from '@sillar/domain/content/localized.schema'
import { type ReactNode, useState } from 'react'
import { Icon } from '../fields/icons'
import type { Translate } from '../messages/translate'
import { useFocusOnce } from './form-notices'

type ReceiptProps = {
  reference: string
  codeLabel: string
  title: string
  titleBold: string
  note: string
  rows: readonly { label: string; value: string }[]
  takesFocus: boolean
  t: Translate
  children: ReactNode
}

/** Navy stone over a lime tide. It stays until the person starts another form. */
export function ReceiptCard({
  reference,
  codeLabel,
  title,
  titleBold,
  note,
  rows,
  takesFocus,
  t,
  children,
}: ReceiptProps) {
  const heading = useFocusOnce<HTMLHeadingElement>(takesFocus)
  return (
    <div>
      <div className="receipt on-inverse">
        <div className="receipt__top">
          <h3 className="duo duo--sm" ref={heading} tabIndex={-1}>
            {title} <b>{titleBold}</b>
          </h3>
          <div className="receipt__code">
            <div>
              <small>{codeLabel}</small>
              <b>{reference}</b>
            </div>
            <CopyButton text={reference} t={t} />
          </div>
        </div>
        <svg className="receipt__cut" viewBox="0 0 480 24" preserveAspectRatio="none" aria-hidden="true">
          <path fill="currentColor" d="M-4 19 0 18C60 4 120 2 190 11S340 25 400 15 460 6 480 7H484V24H-4Z" />
        </svg>
        <div className="receipt__low">{note}</div>
      </div>
      <dl className="rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}

function CopyButton({ text, t }: { text: string; t: Translate }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t('receipt.copy')} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className="sr" role="status">
        {isCopied ? t('receipt.copied') : ''}
      </span>
    </>
  )
}

/** 30/11/2026, 10:24, in Lima. */
export const sentAtText = (sentAt: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-PE' : 'en-GB', {
    timeZone: 'America/Lima',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(sentAt)

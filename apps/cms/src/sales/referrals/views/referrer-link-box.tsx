import { referralLink } from '@app/domain/referral/referral-link'
import { renderSVG } from 'uqr'
import { CopyButton } from '../../../panel/parts/copy-button'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { referralMessages } from '../messages'
import type { Referral } from '../read-referrals'

type Props = { referral: Referral; publicUrl: string; language: 'es' | 'en' }

/** Renders the personal link of the referrer and its QR code. An erased referrer has no link. */
export function ReferrerLinkBox({ referral, publicUrl, language }: Props) {
  const messages = referralMessages[language]
  const { linkCode, referrer, referrerLocale, reference } = referral
  if (!linkCode) return null
  const link = referralLink(publicUrl, referrerLocale, linkCode)
  const qrCode = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`
  return (
    <section className="desk-box referral-box" aria-labelledby="referrer-link">
      <h2 id="referrer-link">{messages.linkTitle}</h2>
      <p className="desk-soft">{messages.linkNote(referrer)}</p>
      <p className="referral-link">
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </p>
      {/* biome-ignore lint/performance/noImgElement: a data URL cannot be resized. */}
      <img className="referral-qr" src={qrCode} alt={messages.qrCode(referrer)} width={168} height={168} />
      <p className="desk-buttons">
        <CopyButton
          className="desk-btn"
          text={link}
          label={messages.copyLink}
          copied={messages.linkCopied}
          failed={messages.linkNotCopied}
        />
        <a className="desk-btn" href={qrCode} download={`qr-${reference}.svg`}>
          <DeskIcon name="download" />
          {messages.downloadQr}
        </a>
      </p>
    </section>
  )
}

import { spacedPhone } from '@app/domain/phone/phone-number'
import type { ReactNode } from 'react'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { Fact } from '../../../panel/theme/fact'
import type { Complaint } from '../../../platform/payload-types'
import type { ComplaintMessages } from '../messages'
import { DocumentButton } from './document-button'

type Props = { complaint: Complaint; mayOpen: boolean; messages: ComplaintMessages }

const formatAmount = ({ amount, currency }: Complaint) =>
  `${currency === 'PEN' ? 'S/' : 'US$'}\u00a0${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Shows the submitted data in the order of the official sheet. */
export function Sheet({ complaint, mayOpen, messages }: Props) {
  const { address, district, province, department } = complaint
  return (
    <article className={styles.sheet} aria-label={messages.sheet}>
      <header>
        <div>
          <p>{messages.sheet}</p>
          <b>{complaint.reference}</b>
        </div>
        <p>{messages.claims[complaint.claimType]}</p>
        {mayOpen && (
          <DocumentButton action={`/api/complaints/${complaint.id}/sheet`} label={messages.openSheet}>
            {messages.openSheet}
          </DocumentButton>
        )}
      </header>
      <SheetSection title={messages.who}>
        <dl>
          <Fact name={messages.person}>
            {complaint.firstName} {complaint.lastName}, {complaint.documentType} {complaint.document}
          </Fact>
          <Fact name={messages.contact}>
            <a href={`mailto:${complaint.email}`}>{complaint.email}</a>
            <br />
            <a href={`tel:${complaint.phone}`}>{spacedPhone(complaint.phone)}</a>
          </Fact>
          <Fact name={messages.home}>{[address, district, province, department].join(', ')}</Fact>
          {complaint.guardianName && <Fact name={messages.guardian}>{complaint.guardianName}</Fact>}
          <Fact name={messages.lookupCode}>{complaint.lookupCode}</Fact>
          <Fact name={messages.provider}>{complaint.establishment}</Fact>
        </dl>
      </SheetSection>
      <SheetSection title={messages.good}>
        <p>
          {messages.goods[complaint.goodType]}: {complaint.goodDescription}
        </p>
        <p>
          {messages.claimed}: {formatAmount(complaint)}
        </p>
      </SheetSection>
      <SheetSection title={messages.detail}>
        <p>{complaint.detail}</p>
      </SheetSection>
      <SheetSection title={messages.request}>
        <p>{complaint.request}</p>
      </SheetSection>
      <SheetSection title={messages.notice}>
        <p>
          {complaint.notifyByEmail ? messages.byMail : messages.byLetter}. {messages.language[complaint.locale]}.
        </p>
      </SheetSection>
      <SheetSection title={messages.file}>
        <Attachment complaint={complaint} mayOpen={mayOpen} messages={messages} />
      </SheetSection>
    </article>
  )
}

function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/**
 * Shows the attachment and the result of its virus scan. Only a file that passed the scan, or needs none, can be
 * downloaded.
 */
function Attachment({ complaint, mayOpen, messages }: Props) {
  const { id, attachmentName, attachmentSize, attachmentScan } = complaint
  if (!attachmentName) return <p>{messages.noFile}</p>
  const isOpenable = attachmentScan === 'clean' || attachmentScan === 'none'
  return (
    <div className={styles.file} data-scan={attachmentScan}>
      <span>
        <DeskIcon name="file" />
      </span>
      <span>
        <b>{attachmentName}</b>
        <small>
          {attachmentScan === 'clean' && <DeskIcon name="check" />}
          {messages.scan[attachmentScan]}
          {isOpenable && ` · ${Math.ceil((attachmentSize ?? 0) / 1024)} KB`}
        </small>
      </span>
      {isOpenable && mayOpen && (
        <form method="post" action={`/api/complaints/${id}/attachment`}>
          <button type="submit" aria-label={`${messages.download} ${attachmentName}`} title={messages.download}>
            <DeskIcon name="download" />
          </button>
        </form>
      )}
    </div>
  )
}

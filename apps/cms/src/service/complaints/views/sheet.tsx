import { spacedPhone } from '@sillar/domain/phone/phone-number'
import type { ReactNode } from 'react'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { Fact } from '../../../panel/theme/fact'
import type { Complaint } from '../../../platform/payload-types'
import type { DeskWords } from '../messages'
import { OpenPaper } from './open-document'

type Props = { complaint: Complaint; mayOpen: boolean; words: DeskWords }

const money = ({ amount, currency }: Complaint) =>
  `${currency === 'PEN' ? 'S/' : 'US$'}\u00a0${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** What the consumer sent, to the letter, in the order of the official sheet. */
export function Sheet({ complaint, mayOpen, words }: Props) {
  const { address, district, province, department } = complaint
  return (
    <article className={styles.sheet} aria-label={words.sheet}>
      <header>
        <div>
          <p>{words.sheet}</p>
          <b>{complaint.reference}</b>
        </div>
        <p>{words.claims[complaint.claimType]}</p>
        {mayOpen && (
          <OpenPaper action={`/api/complaints/${complaint.id}/sheet`} label={words.openSheet}>
            {words.openSheet}
          </OpenPaper>
        )}
      </header>
      <Part title={words.who}>
        <dl>
          <Fact name={words.person}>
            {complaint.firstName} {complaint.lastName}, {complaint.documentType} {complaint.document}
          </Fact>
          <Fact name={words.contact}>
            <a href={`mailto:${complaint.email}`}>{complaint.email}</a>
            <br />
            <a href={`tel:${complaint.phone}`}>{spacedPhone(complaint.phone)}</a>
          </Fact>
          <Fact name={words.home}>{[address, district, province, department].join(', ')}</Fact>
          {complaint.guardianName && <Fact name={words.guardian}>{complaint.guardianName}</Fact>}
          <Fact name={words.lookupCode}>{complaint.lookupCode}</Fact>
          <Fact name={words.provider}>{complaint.establishment}</Fact>
        </dl>
      </Part>
      <Part title={words.good}>
        <p>
          {words.goods[complaint.goodType]}: {complaint.goodDescription}
        </p>
        <p>
          {words.claimed}: {money(complaint)}
        </p>
      </Part>
      <Part title={words.detail}>
        <p>{complaint.detail}</p>
      </Part>
      <Part title={words.request}>
        <p>{complaint.request}</p>
      </Part>
      <Part title={words.notice}>
        <p>
          {complaint.notifyByEmail ? words.byMail : words.byLetter}. {words.language[complaint.locale]}.
        </p>
      </Part>
      <Part title={words.file}>
        <Attachment complaint={complaint} mayOpen={mayOpen} words={words} />
      </Part>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The name is the visitor's. What the scanner said stands beside it as it is: an unchecked file is called that. */
function Attachment({ complaint, mayOpen, words }: Props) {
  const { id, attachmentName, attachmentSize, attachmentScan } = complaint
  if (!attachmentName) return <p>{words.noFile}</p>
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
          {words.scan[attachmentScan]}
          {isOpenable && ` · ${Math.ceil((attachmentSize ?? 0) / 1024)} KB`}
        </small>
      </span>
      {isOpenable && mayOpen && (
        <form method="post" action={`/api/complaints/${id}/attachment`}>
          <button type="submit" aria-label={`${words.download} ${attachmentName}`} title={words.download}>
            <DeskIcon name="download" />
          </button>
        </form>
      )}
    </div>
  )
}

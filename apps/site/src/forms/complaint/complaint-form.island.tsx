import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { complaintInput } from '@sillar/domain/complaint/complaint.schema'
import type { ComplaintBook } from '@sillar/domain/content/globals.schema'
import type { ConsentText } from '@sillar/domain/content/legal.schema'
import type { Locale } from '@sillar/domain/content/localized.schema'
import { useState } from 'react'
import { consentFor } from '../fields/consent-for'
import { GuardFields } from '../fields/guard-fields'
import { isPhoneNumber } from '../fields/phone-check'
import { FormFrame } from '../submit/form-frame'
import { useFormFill } from '../submit/use-form-fill'
import { attachmentFault } from './attachment'
import { ConsentPart, ProviderPart } from './closing-parts'
import { CompanyPart } from './company-part'
import { type ComplaintFields, complaintBody, complaintParts } from './complaint-body'
import { ComplaintReceipt } from './complaint-receipt'
import { ConsumerPart } from './consumer-part'
import { GoodPart, MatterPart } from './matter-parts'
import { SheetHead } from './sheet-head'
import { useBookPreview } from './use-book-preview'
import './complaint.css'

/** The complaint book's global with the company's own data from the site settings. */
export type ComplaintBookView = ComplaintBook & { legalName: string; ruc: string }

export type ComplaintFormProps = {
  locale: Locale
  book: ComplaintBookView
  consents: readonly ConsentText[]
  idPrefix?: string
}

const ENDPOINT = '/api/complaints'
const schema = complaintInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

/** One sheet of the complaint book: head, company and five sections. */
export function ComplaintFormIsland({ locale, book, consents, idPrefix = 'complaint' }: ComplaintFormProps) {
  const terms = consentFor(consents, 'terms')
  const notice = consentFor(consents, 'complaint-notice')
  const consentVersions = { terms: terms.version, complaintNotice: notice.version }
  const [sheet, setSheet] = useState(1)
  const preview = useBookPreview(sheet)
  const fill = useFormFill<ComplaintFields>({
    formId: `complaint:${idPrefix}`,
    idPrefix,
    locale,
    endpoint: ENDPOINT,
    schema,
    toBody: (fields) => complaintBody(fields, { locale, consentVersions }),
    toPayload: (body, { attachment }) => complaintParts(body, attachment?.[0]),
    moreFaults({ attachment }) {
      const key = attachmentFault(attachment?.[0])
      return key ? [{ name: 'attachment', key }] : []
    },
  })
  const { t } = fill.scope
  return (
    <div className="complaint">
      {(fill.phase.kind === 'sent' || fill.phase.kind === 'waiting') && (
        <h1 className="duo">
          {book.title[locale]} <b>{book.titleBold[locale]}</b>
        </h1>
      )}
      <FormFrame
        fill={fill}
        action={ENDPOINT}
        encType="multipart/form-data"
        label={`${book.title[locale]} ${book.titleBold[locale]}`}
        success={t('complaint.sent')}
        failure={t('complaint.failed')}
        className="book-sheet"
        head={<SheetHead book={book} preview={preview} />}
        receipt={<ComplaintReceipt fill={fill} onAgain={() => setSheet(sheet + 1)} />}
      >
        <GuardFields />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.complaintNotice" value={consentVersions.complaintNotice} />
        <CompanyPart book={book} />
        <ConsumerPart />
        <GoodPart />
        <MatterPart book={book} />
        <ProviderPart book={book} preview={preview} />
        <ConsentPart
          book={book}
          notice={notice.text[locale]}
          terms={terms.text[locale]}
          isSending={fill.phase.kind === 'sending'}
        />
      </FormFrame>
    </div>
  )
}

import type { Locale } from '@app/domain/language/locale'
import { useState } from 'react'
import { Heading } from '@/components/heading/heading'
import { GuardFields } from '../fields/guard-fields'
import { withPhoneEngine } from '../fields/phone-check'
import type { Consent, ErrorTexts, FormTexts } from '../form-texts'
import { FormFrame } from '../submission/form-frame'
import { useFormController } from '../submission/use-form-controller'
import { attachmentError } from './attachment'
import { ConsentPart, ProviderPart } from './closing-parts'
import { CompanyPart } from './company-part'
import { complaintBody, complaintParts } from './complaint-body'
import type { ComplaintBook } from './complaint-book'
import type { ComplaintFields, ComplaintTexts } from './complaint-fields'
import styles from './complaint-form.module.css'
import { complaintFormId } from './complaint-form-id'
import { ComplaintReceipt } from './complaint-receipt'
import { ConsumerPart } from './consumer-part'
import { GoodPart, MatterPart } from './matter-parts'
import { SheetHead } from './sheet-head'
import { useBookPreview } from './use-book-preview'

export type ComplaintFormProps = {
  locale: Locale
  texts: FormTexts<ComplaintTexts>
  errors: ErrorTexts
  idPrefix: string
  book: ComplaintBook
  consents: { terms: Consent; complaintNotice: Consent }
}

const ENDPOINT = '/api/complaints'
const loadRules = withPhoneEngine(() => import('./complaint-rules').then((module) => module.complaintRules))

/**
 * Renders the form of a complaint: its head, the company's data and five sections. After the submission it renders the
 * receipt.
 */
export function ComplaintForm({ locale, texts, errors, idPrefix, book, consents }: ComplaintFormProps) {
  const consentVersions = { terms: consents.terms.version, complaintNotice: consents.complaintNotice.version }
  const [complaintCount, setComplaintCount] = useState(1)
  const preview = useBookPreview(complaintCount)
  const controller = useFormController<ComplaintFields, ComplaintTexts>({
    formId: () => complaintFormId(idPrefix),
    idPrefix,
    locale,
    texts,
    errors,
    endpoint: ENDPOINT,
    loadRules,
    toBody: (fields) => complaintBody(fields, { locale, consentVersions }),
    toPayload: (body, { attachment }) => complaintParts(body, attachment?.[0]),
    validateMore({ attachment }) {
      const key = attachmentError(attachment?.[0])
      return key ? [{ name: 'attachment', key }] : []
    },
  })
  const { t } = controller.scope
  return (
    <div className={styles.complaint}>
      {(controller.phase.kind === 'sent' || controller.phase.kind === 'waiting') && (
        <Heading as="h1" title={book.title} titleBold={book.titleBold} />
      )}
      <FormFrame
        controller={controller}
        action={ENDPOINT}
        encType="multipart/form-data"
        label={`${book.title} ${book.titleBold}`}
        success={t('complaint.sent')}
        failure={t('complaint.failed')}
        classes={{ form: styles.sheet, notices: styles.notices }}
        head={<SheetHead book={book} preview={preview} />}
        receipt={
          <ComplaintReceipt
            controller={controller}
            book={book}
            onRestart={() => setComplaintCount(complaintCount + 1)}
          />
        }
      >
        <GuardFields />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.complaintNotice" value={consentVersions.complaintNotice} />
        <CompanyPart book={book} />
        <ConsumerPart />
        <GoodPart />
        <MatterPart book={book} />
        <ProviderPart book={book} preview={preview} />
        <ConsentPart legalNotes={book.legalNotes} consents={consents} isSending={controller.phase.kind === 'sending'} />
      </FormFrame>
    </div>
  )
}

import { HOME_COUNTRY, internationalNumber, readablePhone } from '../fields/phone-check'
import { ReceiptCard, sentAtText } from '../submit/receipt'
import type { FormFill } from '../submit/use-form-fill'
import { type LeadFields, type LeadSetting, wantsVisit } from './lead-body'

type LeadReceiptProps = {
  fill: FormFill<LeadFields>
  setting: LeadSetting
  projects: readonly { slug: string; name: string }[]
  note: string
}

export function LeadReceipt({ fill, setting, projects, note }: LeadReceiptProps) {
  const { phase, form, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const fields = form.getValues()
  const project = projects.find(({ slug }) => slug === (setting.project ?? fields.project))
  const phone = readablePhone(internationalNumber(fields.phoneCountry || HOME_COUNTRY, fields.phone ?? ''))
  const promise = setting.variant === 'waiting-list' ? t('lead.receipt.waitingList') : t('lead.receipt.call')
  const isVisit = wantsVisit(fields.kind, setting.variant)
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: fields.firstName ?? '' })}
      titleBold={promise}
      note={note}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...(project ? [{ label: t('field.project'), value: project.name }] : []),
        ...(isVisit ? [{ label: t('lead.visit.date'), value: dayText(fields.visit?.date ?? '', locale) }] : []),
        { label: t('lead.receipt.phone'), value: phone },
        { label: t('receipt.sentAt'), value: sentAtText(phase.receipt.sentAt, locale) },
      ]}
    >
      <button type="button" className="btn btn--line btn--block" onClick={fill.again}>
        {t('lead.receipt.again')}
      </button>
    </ReceiptCard>
  )
}

const dayText = (date: string, locale: 'es' | 'en') =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-PE' : 'en-GB', { timeZone: 'UTC', dateStyle: 'long' }).format(
    Date.parse(date) || 0,
  )

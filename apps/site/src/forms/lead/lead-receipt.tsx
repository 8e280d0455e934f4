import { longDay } from '@/i18n/dates'
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
  const isWaitingList = setting.variant === 'waiting-list'
  const visitDay = wantsVisit(fields.kind, setting.variant) ? fields.visit?.date : undefined
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: fields.firstName ?? '' })}
      titleBold={isWaitingList ? t('lead.receipt.waitingList') : t('lead.receipt.call')}
      note={note}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...(project ? [{ label: t('field.project'), value: project.name }] : []),
        ...(visitDay ? [{ label: t('lead.visit.date'), value: longDay(visitDay, locale) }] : []),
        { label: isWaitingList ? t('field.phone') : t('lead.receipt.phone'), value: phone },
        { label: t('receipt.sentAt'), value: sentAtText(phase.receipt.sentAt, locale) },
      ]}
    >
      <button type="button" className="btn btn--line btn--block" onClick={fill.again}>
        {t('lead.receipt.again')}
      </button>
    </ReceiptCard>
  )
}

import { Button } from '@/components/button/button'
import { limaTime, longDay } from '@/i18n/formats'
import { HOME_COUNTRY, internationalNumber, readablePhone } from '../fields/phone-check'
import { ReceiptCard } from '../submission/receipt'
import type { FormFill } from '../submission/use-form-fill'
import { type LeadSetting, wantsVisit } from './lead-body'
import type { LeadFields } from './lead-fields'

type LeadReceiptProps = {
  fill: FormFill<LeadFields, 'lead'>
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
  const visitDay = wantsVisit(fields) ? fields.visit?.date : undefined
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
        { label: t('receipt.sentAt'), value: limaTime(phase.receipt.sentAt, locale) },
      ]}
    >
      <Button look="line" block onClick={fill.again}>
        {t('lead.receipt.again')}
      </Button>
    </ReceiptCard>
  )
}

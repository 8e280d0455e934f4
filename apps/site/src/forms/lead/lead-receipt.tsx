import { meetingPlaces, timesOfDay } from '@sillar/domain/lead/lead-choices'
import { CalendarCheck } from 'lucide-react'
import { Button, ButtonLink } from '@/components/button/button'
import { limaTime, longDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Translate } from '@/i18n/translate'
import { HOME_COUNTRY, internationalNumber, readablePhone } from '../fields/phone-check'
import type { FormKey } from '../form-texts'
import { ReceiptCard } from '../submission/receipt'
import type { Row } from '../submission/rows'
import type { FormFill } from '../submission/use-form-fill'
import { type LeadSetting, wantsVisit } from './lead-body'
import type { LeadFields } from './lead-fields'
import styles from './lead-receipt.module.css'

export type LeadReceiptProps = {
  fill: FormFill<LeadFields, 'lead'>
  setting: LeadSetting
  projects: readonly { slug: string; name: string }[]
  note: string
  visitHref?: string | null | undefined
}

export function LeadReceipt({ fill, setting, projects, note, visitHref }: LeadReceiptProps) {
  const { phase, form, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const fields = form.getValues()
  const project = projects.find(({ slug }) => slug === (setting.project ?? fields.project))
  const phone = readablePhone(internationalNumber(fields.phoneCountry || HOME_COUNTRY, fields.phone ?? ''))
  const isWaitingList = setting.variant === 'waiting-list'
  const visit = wantsVisit(fields) ? fields.visit : undefined
  const promise = visit ? 'lead.receipt.visit' : isWaitingList ? 'lead.receipt.waitingList' : 'lead.receipt.call'
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: fields.firstName ?? '' })}
      titleBold={t(promise)}
      note={note}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...(project ? [{ label: t('field.project'), value: project.name }] : []),
        ...(visit ? visitRows(visit, t, locale) : []),
        { label: isWaitingList ? t('field.phone') : t('lead.receipt.phone'), value: phone },
        { label: t('receipt.sentAt'), value: limaTime(phase.receipt.sentAt, locale) },
      ]}
    >
      {/* Who asked for a visit is called about it. */}
      {visitHref && !visit && (
        <ButtonLink className={styles.visit} href={visitHref} icon={CalendarCheck} iconFirst block>
          {t('lead.receipt.book')}
        </ButtonLink>
      )}
      <Button look="line" block onClick={fill.again}>
        {t('lead.receipt.again')}
      </Button>
    </ReceiptCard>
  )
}

/** What was asked for; nobody has agreed to it yet. */
function visitRows(visit: NonNullable<LeadFields['visit']>, t: Translate<FormKey<'lead'>>, locale: Locale): Row[] {
  const { date = '' } = visit
  const timeOfDay = timesOfDay.find((one) => one === visit.timeOfDay)
  const meetingPlace = meetingPlaces.find((one) => one === visit.meetingPlace)
  if (!timeOfDay || !meetingPlace) return []
  return [
    { label: t('lead.receipt.visitDay'), value: longDay(date, locale) },
    { label: t('lead.visit.timeOfDay'), value: t(`lead.visit.timeOfDay.${timeOfDay}`) },
    { label: t('lead.visit.meetingPlace'), value: t(`lead.visit.meetingPlace.${meetingPlace}`) },
  ]
}

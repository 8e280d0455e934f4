import { formatInstant } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { meetingPlaces, timesOfDay } from '@app/domain/lead/lead-choices'
import { CalendarCheck } from 'lucide-react'
import { Button, ButtonLink } from '@/components/button/button'
import { formatLongDay } from '@/i18n/formats'
import type { Translate } from '@/i18n/translate'
import { readablePhone } from '../fields/phone-check'
import type { FormKey } from '../form-texts'
import { ReceiptCard } from '../submission/receipt'
import type { Row } from '../submission/rows'
import type { FormController } from '../submission/use-form-controller'
import type { SentLead } from './lead-body'
import type { LeadFields } from './lead-fields'
import styles from './lead-receipt.module.css'
import { type ProjectList, useProjectChoices } from './use-project-choices'

export type LeadReceiptProps = {
  controller: FormController<LeadFields, 'lead'>
  projects: ProjectList
  note: string
  getAppointmentHref(lead: SentLead): string | null | undefined
}

/**
 * Renders the receipt from the submitted values, because the visitor may have changed the form or the lot since then.
 */
export function LeadReceipt({ controller, projects, note, getAppointmentHref }: LeadReceiptProps) {
  const { phase, scope } = controller
  const sentProject = phase.kind === 'sent' ? (phase.receipt.sent as SentLead).project : undefined
  const { choices } = useProjectChoices(projects, sentProject)
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const lead: SentLead = phase.receipt.sent
  const project = choices.find(({ slug }) => slug === sentProject)
  const isWaitingList = lead.kind === 'waiting-list'
  const { appointment, quote, message } = lead
  const { quoteNumber } = phase.receipt.answer
  const appointmentHref = getAppointmentHref(lead)
  const followUpKey = appointment
    ? 'lead.receipt.appointment'
    : isWaitingList
      ? 'lead.receipt.waitingList'
      : 'lead.receipt.call'
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: lead.firstName ?? '' })}
      titleBold={t(followUpKey)}
      note={note}
      shouldFocus={phase.shouldFocus}
      t={t}
      rows={[
        ...(project ? [{ label: t('field.project'), value: project.name }] : []),
        ...(quote?.lot ? [{ label: t('lead.receipt.lot'), value: quote.lot.toUpperCase() }] : []),
        ...(typeof quoteNumber === 'string' ? [{ label: t('lead.receipt.quoteNumber'), value: quoteNumber }] : []),
        ...(appointment ? appointmentRows(appointment, t, locale) : []),
        ...(message ? [{ label: t('lead.receipt.message'), value: truncate(message) }] : []),
        { label: isWaitingList ? t('field.phone') : t('lead.receipt.phone'), value: readablePhone(lead.phone ?? '') },
        { label: t('receipt.sentAt'), value: formatInstant(phase.receipt.sentAt, locale, 'numeric') },
      ]}
    >
      {/* A salesperson calls visitors who requested an appointment, so they do not need to book one. */}
      {appointmentHref && !appointment && (
        <ButtonLink className={styles.appointment} href={appointmentHref} icon={CalendarCheck} iconFirst block>
          {t('lead.receipt.book')}
        </ButtonLink>
      )}
      <Button look="line" block onClick={controller.restart}>
        {t('lead.receipt.again')}
      </Button>
    </ReceiptCard>
  )
}

const MAX_MESSAGE_LENGTH = 200

const truncate = (message: string) =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message

function appointmentRows(
  appointment: NonNullable<LeadFields['appointment']>,
  t: Translate<FormKey<'lead'>>,
  locale: Locale,
): Row[] {
  const { date = '' } = appointment
  const timeOfDay = timesOfDay.find((time) => time === appointment.timeOfDay)
  const meetingPlace = meetingPlaces.find((place) => place === appointment.meetingPlace)
  return [
    { label: t('lead.receipt.appointmentDay'), value: formatLongDay(date, locale) },
    ...(timeOfDay
      ? [{ label: t('lead.appointment.timeOfDay'), value: t(`lead.appointment.timeOfDay.${timeOfDay}`) }]
      : []),
    ...(meetingPlace
      ? [{ label: t('lead.appointment.meetingPlace'), value: t(`lead.appointment.meetingPlace.${meetingPlace}`) }]
      : []),
  ]
}

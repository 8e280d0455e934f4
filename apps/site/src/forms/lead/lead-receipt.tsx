import { formatInstant } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { meetingPlaces, timesOfDay } from '@app/domain/lead/lead-choices'
import { CalendarCheck } from 'lucide-react'
import { Button, ButtonLink } from '@/components/button/button'
import { longDay } from '@/i18n/formats'
import type { Translate } from '@/i18n/translate'
import { readablePhone } from '../fields/phone-check'
import type { FormKey } from '../form-texts'
import { ReceiptCard } from '../submission/receipt'
import type { Row } from '../submission/rows'
import type { FormFill } from '../submission/use-form-fill'
import type { SentLead } from './lead-body'
import type { LeadFields } from './lead-fields'
import styles from './lead-receipt.module.css'

export type LeadReceiptProps = {
  fill: FormFill<LeadFields, 'lead'>
  projects: readonly { slug: string; name: string }[]
  note: string
  visitHrefOf(sent: SentLead): string | null | undefined
}

/** Shows what was sent, not the current state of the page: the visitor may have chosen another project since. */
export function LeadReceipt({ fill, projects, note, visitHrefOf }: LeadReceiptProps) {
  const { phase, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const sent: SentLead = phase.receipt.sent
  const project = projects.find(({ slug }) => slug === sent.project)
  const isWaitingList = sent.kind === 'waiting-list'
  const { visit, quote, message } = sent
  const { quoteNumber } = phase.receipt.answer
  const visitHref = visitHrefOf(sent)
  const promise = visit ? 'lead.receipt.visit' : isWaitingList ? 'lead.receipt.waitingList' : 'lead.receipt.call'
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: sent.firstName ?? '' })}
      titleBold={t(promise)}
      note={note}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...(project ? [{ label: t('field.project'), value: project.name }] : []),
        ...(quote?.lot ? [{ label: t('lead.receipt.lot'), value: quote.lot.toUpperCase() }] : []),
        ...(typeof quoteNumber === 'string' ? [{ label: t('lead.receipt.quoteNumber'), value: quoteNumber }] : []),
        ...(visit ? visitRows(visit, t, locale) : []),
        ...(message ? [{ label: t('lead.receipt.message'), value: shortened(message) }] : []),
        { label: isWaitingList ? t('field.phone') : t('lead.receipt.phone'), value: readablePhone(sent.phone ?? '') },
        { label: t('receipt.sentAt'), value: formatInstant(phase.receipt.sentAt, locale, 'numeric') },
      ]}
    >
      {/* Visitors who asked for an appointment are called about it. */}
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

const LONGEST_MESSAGE = 200

const shortened = (message: string) =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message

/** The requested appointment, which is not confirmed yet. */
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

import { type Company, loadCompany } from '@app/documents/company'
import {
  type AppointmentMail as AppointmentMailName,
  appointmentMails,
} from '@app/domain/appointment/appointment-state'
import { formatVisitorTime } from '@app/domain/appointment/time-zone'
import { sampleMark } from '@app/domain/language/sample-mark'
import { pathFor } from '@app/domain/snapshot/page-urls'
import { appointmentCalendar, calendarFileNames, calendarTexts } from '@app/platform/appointment/appointment-calendar'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { loadAppointment, type StoredAppointment } from '../records/appointment-record'
import { AppointmentMail, appointmentSubject } from './appointment-mail'
import { messageId, renderBodies } from './compose-mail'
import { createMailKey, createWithdrawLink } from './mail-link'

/** Composes a mail about an appointment, or returns undefined if the mail contradicts the current state. */
export const composeAppointmentMail =
  (kind: AppointmentMailName) =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const appointment = await loadAppointment(context.pool, {
      leadId: delivery.subjectId,
      reference: delivery.reference,
    })
    if (!appointment || (appointment.state === 'cancelled') !== (kind === appointmentMails.cancelled)) return undefined
    const company = await loadCompany(context.pool, appointment.locale)
    const appointmentUrl = await createAppointmentLink(context, delivery, appointment)
    const bookUrl = `${context.settings.publicUrl}${pathFor('appointment', appointment.locale)}`
    const withdrawUrl = await createWithdrawLink(context, delivery, {
      subject: `leads:${delivery.subjectId}`,
      ...appointment,
    })
    const props = { kind, appointment, company, appointmentUrl, bookUrl }
    return {
      to: appointment.email,
      replyTo: context.settings.salesMail,
      subject: appointmentSubject(kind, appointment),
      ...(await renderBodies(<AppointmentMail {...props} />, withdrawUrl)),
      messageId: messageId(delivery, context),
      ...(kind !== appointmentMails.reminder && {
        calendar: createInvitation(context, appointment, company, appointmentUrl),
      }),
    }
  }

/** Returns the link to an appointment. Its key is identical in every attempt, and the table stores only the hash. */
async function createAppointmentLink(
  { pool, settings }: DeliverContext,
  delivery: Delivery,
  { id, locale }: StoredAppointment,
) {
  const { key, hash } = await createMailKey(pool, 'appointment', delivery)
  await pool.query('insert into appointment_keys (appointment_id, key_hash) values ($1, $2) on conflict do nothing', [
    id,
    hash,
  ])
  return `${settings.publicUrl}/api/appointments/mine?lang=${locale}&key=${key}`
}

const calendarLabels = {
  es: {
    visit: { appointment: 'Visita:', code: 'Código de visita' },
    video: { appointment: 'Videollamada con', code: 'Código de videollamada' },
  },
  en: {
    visit: { appointment: 'Visit:', code: 'Visit code' },
    video: { appointment: 'Video call with', code: 'Video call code' },
  },
} as const

function createInvitation(
  { settings, clock }: DeliverContext,
  appointment: StoredAppointment,
  company: Company,
  url: string,
) {
  const isCancelled = appointment.state === 'cancelled'
  const labels = calendarLabels[appointment.locale][appointment.kind === 'video' ? 'video' : 'visit']
  const content = appointmentCalendar(
    {
      reference: appointment.reference,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      sequence: appointment.sequence,
      isCancelled,
      ...calendarTexts({
        ...appointment,
        ...labels,
        place: appointment.kind === 'video' ? company.brand : appointment.place,
        visitorTime: formatVisitorTime(appointment.startsAt, appointment.timeZone, appointment.locale),
        sampleMark: appointment.isDemo ? sampleMark[appointment.locale] : null,
      }),
      ...(!isCancelled && { url }),
      organiser: { name: company.brand, email: settings.salesMail },
      attendee: appointment.email,
    },
    settings.publicUrl,
    clock(),
  )
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  return { method, filename: calendarFileNames[appointment.locale], content } as const
}

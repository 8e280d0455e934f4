import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import type { AppointmentMail as AppointmentMailName } from '@app/domain/appointment/appointment-state'
import { changeUntil, formatAppointment, lotNoun } from '@app/domain/appointment/format-appointment'
import { code, paragraph } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import type { StoredAppointment } from '../records/appointment-record'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

type MailTexts = { title: string; intro: (when: string) => string }

const texts = {
  es: {
    'appointment-booked': {
      title: 'Tu visita está confirmada',
      intro: (when) => `Te esperamos el ${when}, hora de Lima.`,
    },
    'appointment-moved': {
      title: 'Movimos tu visita',
      intro: (when) => `Ahora te esperamos el ${when}, hora de Lima.`,
    },
    'appointment-cancelled': { title: 'Tu visita está cancelada', intro: (when) => `Era el ${when}.` },
    'appointment-reminder': { title: 'Tu visita es mañana', intro: (when) => `Te esperamos el ${when}, hora de Lima.` },
    greeting: (name: string) => `Hola, ${name}:`,
    where: 'Dónde',
    address: 'Dirección',
    bring: 'Qué traer',
    calendar: 'La cita va adjunta para tu calendario.',
    gone: 'El archivo adjunto la quita de tu calendario. La hora quedó libre para otra persona.',
    link: 'Ver, mover o cancelar mi visita',
    until: (when: string) => `Puedes moverla o cancelarla hasta el ${when}, sin llamar a nadie.`,
    again: 'Elegir otra hora',
    code: 'Código de visita',
    notYou: 'Si no reservaste esta visita, cancélala con el enlace.',
  },
  en: {
    'appointment-booked': { title: 'Your visit is confirmed', intro: (when) => `See you on ${when}, Lima time.` },
    'appointment-moved': { title: 'We have moved your visit', intro: (when) => `See you on ${when}, Lima time.` },
    'appointment-cancelled': { title: 'Your visit is cancelled', intro: (when) => `It was for ${when}.` },
    'appointment-reminder': { title: 'Your visit is tomorrow', intro: (when) => `See you on ${when}, Lima time.` },
    greeting: (name: string) => `Hello ${name},`,
    where: 'Where',
    address: 'Address',
    bring: 'What to bring',
    calendar: 'The appointment is attached for your calendar.',
    gone: 'The attached file removes it from your calendar. The time is free for someone else.',
    link: 'See, move or cancel my visit',
    until: (when: string) => `You can move or cancel it until ${when}, without calling anybody.`,
    again: 'Choose another time',
    code: 'Visit code',
    notYou: 'If you did not book this visit, cancel it with the link.',
  },
} satisfies Record<'es' | 'en', Record<AppointmentMailName, MailTexts> & Record<string, unknown>>

export const appointmentSubject = (kind: AppointmentMailName, { locale, startsAt, endsAt }: StoredAppointment) =>
  `${texts[locale][kind].title}: ${formatAppointment({ startsAt, endsAt }, locale)}`

type AppointmentMailProps = {
  kind: AppointmentMailName
  appointment: StoredAppointment
  company: Company
  /** URL of the appointment's page, including its key. */
  appointmentUrl: string
  bookUrl: string
}

/** Renders a mail about an appointment. It shows only the first name, because the e-mail address is not verified. */
export function AppointmentMail({ kind, appointment, company, appointmentUrl, bookUrl }: AppointmentMailProps) {
  const { locale } = appointment
  const text = texts[locale]
  const isCancelled = kind === 'appointment-cancelled'
  const intro = text[kind].intro(formatAppointment(appointment, locale))
  const link = { color: colors.ink, fontWeight: 700, textDecoration: 'underline' }
  const facts: [string, string][] = [
    [text.where, appointment.place],
    ...(appointment.address ? ([[text.address, appointment.address]] as [string, string][]) : []),
    ...(appointment.lot ? ([[lotNoun(appointment.lot, locale), appointment.lot]] as [string, string][]) : []),
    ...(appointment.advice && !isCancelled ? ([[text.bring, appointment.advice]] as [string, string][]) : []),
  ]
  return (
    <MailLayout
      locale={locale}
      preview={intro}
      title={text[kind].title}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor
    >
      <Text style={paragraph}>{text.greeting(greetedName(appointment.firstName))}</Text>
      <Text style={{ ...paragraph, fontSize: 18, lineHeight: '27px', fontWeight: 700 }}>{intro}</Text>
      <Facts facts={facts} />
      {kind !== 'appointment-reminder' && <Text style={paragraph}>{isCancelled ? text.gone : text.calendar}</Text>}
      <Text style={paragraph}>
        <Link href={isCancelled ? bookUrl : appointmentUrl} style={link}>
          {isCancelled ? text.again : text.link}
        </Link>
      </Text>
      {!isCancelled && <Text style={paragraph}>{text.until(changeUntil(appointment, locale))}</Text>}
      <Text style={{ ...paragraph, margin: 0, fontSize: 13, color: colors.muted }}>{text.code}</Text>
      <Text style={code}>{appointment.reference}</Text>
      {!isCancelled && <Text style={paragraph}>{text.notYou}</Text>}
    </MailLayout>
  )
}

import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import type { AppointmentMail as AppointmentMailName } from '@app/domain/appointment/appointment-state'
import { changeUntil, formatAppointment, formatInBothZones, lotNoun } from '@app/domain/appointment/format-appointment'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { Fragment } from 'react'
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
    directions: 'Cómo llegar:',
    townCentre: 'Los mapas te llevan al centro de la localidad, no al ingreso.',
    calendar: 'La cita va adjunta para tu calendario.',
    gone: 'El archivo adjunto la quita de tu calendario. La hora quedó libre para otra persona.',
    link: 'Ver, mover o cancelar mi visita',
    until: (when: string) => `Puedes moverla o cancelarla hasta el ${when}, sin llamar a nadie.`,
    again: 'Elegir otra hora',
    code: 'Código de visita',
    notYou: 'Si no reservaste esta visita, cancélala con el enlace.',
    join: 'Entrar a la videollamada',
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
    directions: 'How to get there:',
    townCentre: 'The maps take you to the centre of the town, not to the entrance.',
    calendar: 'The appointment is attached for your calendar.',
    gone: 'The attached file removes it from your calendar. The time is free for someone else.',
    link: 'See, move or cancel my visit',
    until: (when: string) => `You can move or cancel it until ${when}, without calling anybody.`,
    again: 'Choose another time',
    code: 'Visit code',
    notYou: 'If you did not book this visit, cancel it with the link.',
    join: 'Join the video call',
  },
} satisfies Record<'es' | 'en', Record<AppointmentMailName, MailTexts> & Record<string, unknown>>

/** Texts that differ for a video call. Its times already name Peru and the city of the visitor. */
const videoTexts = {
  es: {
    'appointment-booked': { title: 'Tu videollamada está confirmada', intro: (when) => `Hablamos el ${when}.` },
    'appointment-moved': { title: 'Movimos tu videollamada', intro: (when) => `Ahora hablamos el ${when}.` },
    'appointment-cancelled': { title: 'Tu videollamada está cancelada', intro: (when) => `Era el ${when}.` },
    'appointment-reminder': { title: 'Tu videollamada es mañana', intro: (when) => `Hablamos el ${when}.` },
    bring: 'Antes de la llamada',
    link: 'Ver, mover o cancelar mi videollamada',
    code: 'Código de videollamada',
    notYou: 'Si no reservaste esta videollamada, cancélala con el enlace.',
  },
  en: {
    'appointment-booked': { title: 'Your video call is confirmed', intro: (when) => `Our call is on ${when}.` },
    'appointment-moved': { title: 'We have moved your video call', intro: (when) => `Our call is now on ${when}.` },
    'appointment-cancelled': { title: 'Your video call is cancelled', intro: (when) => `It was on ${when}.` },
    'appointment-reminder': { title: 'Your video call is tomorrow', intro: (when) => `Our call is on ${when}.` },
    bring: 'Before the call',
    link: 'See, move or cancel my video call',
    code: 'Video call code',
    notYou: 'If you did not book this video call, cancel it with the link.',
  },
} satisfies Record<'es' | 'en', Record<AppointmentMailName, MailTexts> & Record<string, unknown>>

const textsOf = ({ locale, kind }: StoredAppointment) =>
  kind === 'video' ? { ...texts[locale], ...videoTexts[locale] } : texts[locale]

export const appointmentSubject = (kind: AppointmentMailName, appointment: StoredAppointment) =>
  `${textsOf(appointment)[kind].title}: ${formatAppointment(appointment, appointment.locale)}`

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
  const text = textsOf(appointment)
  const isVideo = appointment.kind === 'video'
  const isCancelled = kind === 'appointment-cancelled'
  const when = isVideo
    ? formatInBothZones(appointment, appointment.timeZone, locale)
    : formatAppointment(appointment, locale)
  const intro = text[kind].intro(when)
  const link = { color: colors.ink, fontWeight: 700, textDecoration: 'underline' }
  const facts: [string, string][] = [
    ...(isVideo ? [] : ([[text.where, appointment.place]] as [string, string][])),
    ...(appointment.address && !isVideo ? ([[text.address, appointment.address]] as [string, string][]) : []),
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
      <Text style={paragraphStyle}>{text.greeting(greetedName(appointment.firstName))}</Text>
      <Text style={{ ...paragraphStyle, fontSize: 18, lineHeight: '27px', fontWeight: 700 }}>{intro}</Text>
      {facts.length > 0 && <Facts facts={facts} />}
      {appointment.directions.links.length > 0 && !isCancelled && (
        <Text style={paragraphStyle}>
          {text.directions}
          {appointment.directions.links.map(({ name, href }) => (
            <Fragment key={name}>
              <br />
              <Link href={href} style={link}>
                {name}
              </Link>
            </Fragment>
          ))}
          {appointment.directions.isTownCentre && (
            <>
              <br />
              {text.townCentre}
            </>
          )}
        </Text>
      )}
      {appointment.meetingUrl && !isCancelled && (
        <Text style={paragraphStyle}>
          <Link href={appointment.meetingUrl} style={link}>
            {text.join}
          </Link>
        </Text>
      )}
      {kind !== 'appointment-reminder' && <Text style={paragraphStyle}>{isCancelled ? text.gone : text.calendar}</Text>}
      <Text style={paragraphStyle}>
        <Link href={isCancelled ? bookUrl : appointmentUrl} style={link}>
          {isCancelled ? text.again : text.link}
        </Link>
      </Text>
      {!isCancelled && <Text style={paragraphStyle}>{text.until(changeUntil(appointment, locale))}</Text>}
      <Text style={{ ...paragraphStyle, margin: 0, fontSize: 13, color: colors.muted }}>{text.code}</Text>
      <Text style={codeStyle}>{appointment.reference}</Text>
      {!isCancelled && <Text style={paragraphStyle}>{text.notYou}</Text>}
    </MailLayout>
  )
}

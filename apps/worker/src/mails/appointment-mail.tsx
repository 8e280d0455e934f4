import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import type { VisitMail as VisitMailName } from '@app/domain/appointment/visit-state'
import { changeUntil, lotNoun, visitInWords } from '@app/domain/appointment/visit-words'
import { code, paragraph } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import type { StoredVisit } from '../records/appointment-record'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

type MailTexts = { title: string; intro: (when: string) => string }

const texts = {
  es: {
    'visit-booked': { title: 'Tu visita está confirmada', intro: (when) => `Te esperamos el ${when}, hora de Lima.` },
    'visit-moved': { title: 'Movimos tu visita', intro: (when) => `Ahora te esperamos el ${when}, hora de Lima.` },
    'visit-cancelled': { title: 'Tu visita está cancelada', intro: (when) => `Era el ${when}.` },
    'visit-reminder': { title: 'Tu visita es mañana', intro: (when) => `Te esperamos el ${when}, hora de Lima.` },
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
    'visit-booked': { title: 'Your visit is confirmed', intro: (when) => `See you on ${when}, Lima time.` },
    'visit-moved': { title: 'We have moved your visit', intro: (when) => `See you on ${when}, Lima time.` },
    'visit-cancelled': { title: 'Your visit is cancelled', intro: (when) => `It was for ${when}.` },
    'visit-reminder': { title: 'Your visit is tomorrow', intro: (when) => `See you on ${when}, Lima time.` },
    greeting: (name: string) => `Hello ${name},`,
    where: 'Where',
    address: 'Address',
    bring: 'What to bring',
    calendar: 'The appointment is attached for your calendar.',
    gone: 'The attached file takes it out of your calendar. The time is free for somebody else.',
    link: 'See, move or cancel my visit',
    until: (when: string) => `You can move or cancel it until ${when}, without calling anybody.`,
    again: 'Choose another time',
    code: 'Visit code',
    notYou: 'If you did not book this visit, cancel it with the link.',
  },
} satisfies Record<'es' | 'en', Record<VisitMailName, MailTexts> & Record<string, unknown>>

export const visitSubject = (kind: VisitMailName, { locale, startsAt, endsAt }: StoredVisit) =>
  `${texts[locale][kind].title}: ${visitInWords({ startsAt, endsAt }, locale)}`

type VisitMailProps = {
  kind: VisitMailName
  visit: StoredVisit
  company: Company
  /** URL that opens this appointment and no other. */
  visitUrl: string
  bookUrl: string
}

/** Renders a mail about an appointment. It shows only the first name, because the e-mail address is not verified. */
export function VisitMail({ kind, visit, company, visitUrl, bookUrl }: VisitMailProps) {
  const { locale } = visit
  const text = texts[locale]
  const isCancelled = kind === 'visit-cancelled'
  const intro = text[kind].intro(visitInWords(visit, locale))
  const link = { color: colors.ink, fontWeight: 700, textDecoration: 'underline' }
  const facts: [string, string][] = [
    [text.where, visit.place],
    ...(visit.address ? ([[text.address, visit.address]] as [string, string][]) : []),
    ...(visit.lot ? ([[lotNoun(visit.lot, locale), visit.lot]] as [string, string][]) : []),
    ...(visit.advice && !isCancelled ? ([[text.bring, visit.advice]] as [string, string][]) : []),
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
      <Text style={paragraph}>{text.greeting(greetedName(visit.firstName))}</Text>
      <Text style={{ ...paragraph, fontSize: 18, lineHeight: '27px', fontWeight: 700 }}>{intro}</Text>
      <Facts facts={facts} />
      {kind !== 'visit-reminder' && <Text style={paragraph}>{isCancelled ? text.gone : text.calendar}</Text>}
      <Text style={paragraph}>
        <Link href={isCancelled ? bookUrl : visitUrl} style={link}>
          {isCancelled ? text.again : text.link}
        </Link>
      </Text>
      {!isCancelled && <Text style={paragraph}>{text.until(changeUntil(visit, locale))}</Text>}
      <Text style={{ ...paragraph, margin: 0, fontSize: 13, color: colors.muted }}>{text.code}</Text>
      <Text style={code}>{visit.reference}</Text>
      {!isCancelled && <Text style={paragraph}>{text.notYou}</Text>}
    </MailLayout>
  )
}

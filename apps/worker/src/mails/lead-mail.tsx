import type { Company } from '@app/documents/company'
import { formatDay } from '@app/domain/calendar/format-date'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Text } from '@react-email/components'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

export type StoredLead = {
  reference: string
  locale: 'es' | 'en'
  kind: 'contact' | 'appointment' | 'waiting-list'
  firstName: string
  email: string
  createdAt: Date
  /** Name from the table of projects; null if the lead is about no project. */
  project: string | null
  appointmentDate: string | null
  appointmentTimeOfDay: 'morning' | 'afternoon' | null
  appointmentMeetingPlace: 'office' | 'site' | null
}

type LeadMailProps = {
  lead: StoredLead
  company: Company
  /** City of the sales office that calls; undefined if the settings have no office. */
  city: string | undefined
  /** Time of our call as text, such as "today between 15:15 and 16:15". */
  call: string | undefined
}

const texts = {
  es: {
    title: {
      contact: 'Recibimos tu consulta',
      appointment: 'Recibimos tu pedido de visita',
      'waiting-list': 'Estás en la lista de espera',
    },
    greeting: (name: string) => `Hola, ${name}:`,
    about: {
      contact: (project: string | null) => `Gracias por escribirnos${project ? ` sobre ${project}` : ''}.`,
      appointment: (project: string | null) => `Gracias por querer visitar${project ? ` ${project}` : 'nos'}.`,
      'waiting-list': (project: string | null) => `Gracias por tu interés${project ? ` en ${project}` : ''}.`,
    },
    who: (city: string | undefined) => (city ? `Un asesor de la sala de ${city}` : 'Un asesor'),
    willCall: (who: string, when: string) => `${who} te llamará ${when}, hora de Lima.`,
    willCallSoon: (who: string) => `${who} te llamará.`,
    toConfirm: 'La visita está por confirmar: la acordarás en esa llamada.',
    code: 'Este es tu código. Tenlo a la mano si nos llamas:',
    reply: 'Si prefieres otra hora, o que te escribamos, responde a este correo.',
    appointmentDate: 'Día que pediste',
    times: { morning: 'por la mañana', afternoon: 'por la tarde' },
    place: 'Lugar',
    places: { office: 'En la oficina', site: 'En el proyecto' },
  },
  en: {
    title: {
      contact: 'We have received your question',
      appointment: 'We have received your request for a visit',
      'waiting-list': 'You are on the waiting list',
    },
    greeting: (name: string) => `Hello ${name},`,
    about: {
      contact: (project: string | null) => `Thank you for writing to us${project ? ` about ${project}` : ''}.`,
      appointment: (project: string | null) =>
        project ? `Thank you for your interest in visiting ${project}.` : 'Thank you for your interest in visiting us.',
      'waiting-list': (project: string | null) => `Thank you for your interest${project ? ` in ${project}` : ''}.`,
    },
    who: (city: string | undefined) => (city ? `An adviser from the ${city} sales room` : 'An adviser'),
    willCall: (who: string, when: string) => `${who} will call you ${when}, Lima time.`,
    willCallSoon: (who: string) => `${who} will call you.`,
    toConfirm: 'The visit is not confirmed yet: you will arrange it in that call.',
    code: 'This is your code. Have it at hand if you call us:',
    reply: 'If another time suits you better, or you prefer an e-mail, reply to this e-mail.',
    appointmentDate: 'Day you asked for',
    times: { morning: 'in the morning', afternoon: 'in the afternoon' },
    place: 'Place',
    places: { office: 'At the office', site: 'At the project' },
  },
} as const

export const leadSubject = ({ locale, kind, reference }: StoredLead) => `${texts[locale].title[kind]}: ${reference}`

/** Renders the receipt of a lead. It shows only the first name, because the e-mail address is not verified. */
export function LeadMail({ lead, company, city, call }: LeadMailProps) {
  const { locale, kind, project } = lead
  const text = texts[locale]
  const caller = text.who(city)
  const callText = call ? text.willCall(caller, call) : text.willCallSoon(caller)
  return (
    <MailLayout
      locale={locale}
      preview={callText}
      title={text.title[kind]}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor
    >
      <Text style={paragraphStyle}>{text.greeting(greetedName(lead.firstName))}</Text>
      <Text style={paragraphStyle}>{text.about[kind](project)}</Text>
      <Text style={{ ...paragraphStyle, fontSize: 18, lineHeight: '27px', fontWeight: 700 }}>{callText}</Text>
      {kind === 'appointment' && lead.appointmentDate && (
        <>
          <Facts
            facts={[
              [
                text.appointmentDate,
                [
                  formatDay(lead.appointmentDate, locale),
                  lead.appointmentTimeOfDay && text.times[lead.appointmentTimeOfDay],
                ]
                  .filter(Boolean)
                  .join(', '),
              ],
              ...(lead.appointmentMeetingPlace
                ? [[text.place, text.places[lead.appointmentMeetingPlace]] as [string, string]]
                : []),
            ]}
          />
          <Text style={paragraphStyle}>{text.toConfirm}</Text>
        </>
      )}
      <Text style={paragraphStyle}>{text.code}</Text>
      <Text style={codeStyle}>{lead.reference}</Text>
      <Text style={paragraphStyle}>{text.reply}</Text>
    </MailLayout>
  )
}

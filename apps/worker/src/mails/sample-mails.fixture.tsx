// The samples are used by the tests and by `pnpm mails:screenshots`.

import { brand } from '@app/brand/brand'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { formatCallTime, nextCall } from '@app/domain/lead/next-call'
import { privacyAnswerMail } from '@app/domain/privacy/privacy-answer'
import { mapLinks } from '@app/domain/project/map-links'
import { sampleQuote } from '@app/domain/quote/sample-quote.fixture'
import type { ReactElement } from 'react'
import type { DescribedNotice } from '../notices/describe-notice'
import { noticeTexts } from '../notices/notice-texts'
import type { StoredAppointment } from '../records/appointment-record'
import { AnswerMail } from './answer-mail'
import { AppointmentMail } from './appointment-mail'
import { ComplaintMail } from './complaint-mail'
import { DeadlineAlertMail } from './deadline-alert-mail'
import { DigestMail } from './digest-mail'
import { IncidentLetter } from './incident-letter-mail'
import { IncidentReminderMail } from './incident-reminder-mail'
import { LeadMail, type StoredLead } from './lead-mail'
import { NoticeMail } from './notice-mail'
import { PrivacyAnswerMail } from './privacy-answer-mail'
import { PrivacyConfirmMail } from './privacy-confirm-mail'
import { PrivacyNoticeMail } from './privacy-notice-mail'
import { PublishAlertMail } from './publish-alert-mail'
import { QuoteMail } from './quote-mail'
import { ReferralMail } from './referral-mail'
import { ScheduleFailedMail } from './schedule-failed-mail'
import { WaitingMail, type WaitingMessage } from './waiting-mail'
import { WeeklyFiguresMail } from './weekly-figures-mail'

export type SampleMail = {
  name: string
  locale: 'es' | 'en'
  element: ReactElement
  /** Text that the plain-text version must contain. */
  contains: string
  isToVisitor: boolean
}

const company: Company = {
  brand: brand.name,
  legalName: `${brand.name} S.A.C. (demostración)`,
  ruc: '20000000000',
  address: 'Av. Demostración 100, Arequipa',
  legalNotes: [],
}

const answer = {
  text: 'Revisamos el expediente de tu lote.\n\nEl plano firmado estará listo el viernes y lo llevaremos a tu domicilio.',
  on: '2026-11-20',
  by: 'Carmen Prado',
  isByLetter: false,
  pdfKey: null,
  files: [],
}

const complaintIn = (locale: 'es' | 'en'): StoredComplaint => ({
  label: 'N° 000 0000012-2026',
  lookupCode: 'SM-7K4F-Q2MX',
  establishment: 'Arequipa',
  ruc: company.ruc,
  firstName: 'María',
  lastName: 'Ñáñez',
  email: 'maria@example.test',
  phone: '+51987654321',
  documentType: 'DNI',
  document: '12345678',
  department: 'Arequipa',
  province: 'Arequipa',
  district: 'Cayma',
  address: 'Calle Falsa 123',
  goodType: 'Proyecto',
  goodDescription: 'Lote 12',
  amount: '1500.50',
  currency: 'PEN',
  claimType: 'Reclamo',
  detail: 'No me entregaron el plano.',
  request: 'Que me lo entreguen.',
  notifyByEmail: true,
  filedOn: '2026-11-15',
  locale,
  dueOn: '2026-12-07',
  ruleKind: 'business',
  ruleDays: 15,
  guardianName: null,
  createdAt: new Date('2026-11-15T15:00:00Z'),
  isAnswered: false,
  attachment: null,
  answer,
})

const leadIn = (locale: 'es' | 'en', kind: StoredLead['kind']): StoredLead => ({
  reference: 'SM-7K4F-Q2MX',
  locale,
  kind,
  firstName: 'Rosa María',
  email: 'rosa@example.test',
  createdAt: new Date('2026-11-16T15:07:00-05:00'),
  project: 'Santorini',
  appointmentDate: kind === 'appointment' ? '2026-11-28' : null,
  appointmentTimeOfDay: kind === 'appointment' ? 'morning' : null,
  appointmentMeetingPlace: kind === 'appointment' ? 'site' : null,
})

const appointmentIn = (locale: 'es' | 'en'): StoredAppointment => ({
  id: 'a',
  reference: 'SM-7K4F-Q2MX',
  locale,
  startsAt: new Date('2026-11-21T15:00:00Z'),
  endsAt: new Date('2026-11-21T16:30:00Z'),
  state: 'booked',
  sequence: 0,
  lot: 'C-07',
  firstName: 'Rosa María',
  email: 'rosa@example.test',
  place: locale === 'es' ? 'Santorini, en el proyecto' : 'Santorini, on site',
  address: 'Mejía',
  advice: locale === 'es' ? 'Trae gorro y agua.' : 'Bring a hat and water.',
  directions: {
    links: mapLinks({ coordinates: { lat: -17.1, lng: -71.9, ofTown: true }, googleMapsUrl: null, wazeUrl: null }),
    isTownCentre: true,
  },
  kind: 'project',
  meetingUrl: null,
  timeZone: null,
  isDemo: false,
})

const videoCallIn = (locale: 'es' | 'en'): StoredAppointment => ({
  ...appointmentIn(locale),
  endsAt: new Date('2026-11-21T15:30:00Z'),
  place: locale === 'es' ? 'Videollamada' : 'Video call',
  advice: null,
  directions: { links: [], isTownCentre: false },
  kind: 'video',
  meetingUrl: 'https://videollamada.example/sala',
  timeZone: 'Europe/Madrid',
})

const callAt = (moment: string, locale: 'es' | 'en') => {
  const slot = nextCall(new Date(moment))
  return slot && formatCallTime(slot, locale)
}

const siteUrl = `https://www.${brand.domain}`

function samplesIn(locale: 'es' | 'en'): SampleMail[] {
  const complaint = complaintIn(locale)
  const referral = {
    reference: 'SM-7K4F-Q2MX',
    locale,
    firstName: 'Rosa',
    email: 'rosa@example.test',
    persons: 2,
    linkCode: '0a1b2c3d4e5f',
  }
  const monday = callAt('2026-11-16T15:07:00-05:00', locale)
  const weekend = callAt('2026-11-21T20:00:00-05:00', locale)
  const mail = (name: string, contains: string, isToVisitor: boolean, element: ReactElement): SampleMail => ({
    name,
    locale,
    element,
    contains,
    isToVisitor,
  })
  const code = referral.reference
  const lead = (kind: StoredLead['kind'], call: string | undefined) => (
    <LeadMail lead={leadIn(locale, kind)} company={company} city="Arequipa" call={call} />
  )
  const complaintProps = { complaint, company, statusUrl: `${siteUrl}/libro-de-reclamaciones` }
  return [
    mail(
      'lead-receipt',
      locale === 'es' ? 'hoy entre las 15:15 y las 16:15' : 'today between 15:15 and 16:15',
      true,
      lead('contact', monday),
    ),
    mail('lead-receipt-appointment', code, true, lead('appointment', weekend)),
    ...Object.values(appointmentMails).map((kind) =>
      mail(
        kind,
        locale === 'es' ? 'sábado 21 de noviembre, de 10:00 a 11:30' : 'Saturday 21 November, from 10:00 to 11:30',
        true,
        <AppointmentMail
          kind={kind}
          appointment={appointmentIn(locale)}
          company={company}
          appointmentUrl={`${siteUrl}/api/appointments/mine?key=x`}
          bookUrl={`${siteUrl}/visita`}
        />,
      ),
    ),
    ...[appointmentMails.booked, appointmentMails.cancelled].map((kind) =>
      mail(
        `${kind}-video`,
        locale === 'es'
          ? 'sábado 21 de noviembre, de 10:00 a 10:30 en Perú, 16:00 en Madrid'
          : 'Saturday 21 November, from 10:00 to 10:30 in Peru, 16:00 in Madrid',
        true,
        <AppointmentMail
          kind={kind}
          appointment={videoCallIn(locale)}
          company={company}
          appointmentUrl={`${siteUrl}/api/appointments/mine?key=x`}
          bookUrl={`${siteUrl}/visita`}
        />,
      ),
    ),
    mail(
      'quote',
      'SM-C4Q7-9KTD',
      true,
      <QuoteMail
        quote={sampleQuote({ locale, day: 5 })}
        firstName="Rosa María"
        issuedBy={null}
        company={company}
        checkUrl={`${siteUrl}/api/quotes/check?numero=x`}
        hasPdf
      />,
    ),
    mail(
      'quote-by-staff',
      'Ana Torres',
      true,
      <QuoteMail
        quote={sampleQuote({ locale, day: 5 })}
        firstName="Rosa María"
        issuedBy="Ana Torres"
        company={company}
        checkUrl={`${siteUrl}/api/quotes/check?numero=x`}
        hasPdf
      />,
    ),
    mail(
      'privacy-confirm',
      code,
      false,
      <PrivacyConfirmMail
        request={{
          id: 'a',
          reference: code,
          locale,
          kind: 'access',
          firstName: 'Rosa María',
          email: 'rosa@example.test',
          dueOn: '2026-12-16',
        }}
        company={company}
        confirmUrl={`${siteUrl}/api/privacy-requests/confirm?key=x`}
      />,
    ),
    mail(
      'privacy-answer',
      code,
      true,
      <PrivacyAnswerMail
        locale={locale}
        reference={code}
        texts={privacyAnswerMail({
          locale,
          reference: code,
          kind: 'access',
          firstName: 'Rosa María',
          receivedOn: '2026-11-16',
          text: locale === 'es' ? 'Estos son tus datos.' : 'This is your data.',
          files: [{ name: 'datos.pdf' }],
        })}
        company={company}
      />,
    ),
    mail(
      'privacy-notice',
      code,
      false,
      <PrivacyNoticeMail
        request={{ reference: code, kind: 'access', dueOn: '2026-12-16', isConfirmed: false }}
        account={{ name: 'Olga', language: locale }}
        company={company}
        url="https://panel.example.test/admin/privacidad/solicitudes/a"
      />,
    ),
    mail('lead-receipt-waiting-list', code, true, lead('waiting-list', weekend)),
    mail(
      'referral-receipt',
      code,
      true,
      <ReferralMail
        referral={referral}
        company={company}
        statusUrl={`${siteUrl}/referidos/estado`}
        link={`${siteUrl}/?referido=0a1b2c3d4e5f`}
      />,
    ),
    mail(
      'referral-receipt-alone',
      code,
      true,
      <ReferralMail
        referral={{ ...referral, persons: 0 }}
        company={company}
        statusUrl={`${siteUrl}/referidos/estado`}
        link={`${siteUrl}/?referido=0a1b2c3d4e5f`}
      />,
    ),
    mail(
      'complaint-consumer',
      complaint.label,
      true,
      <ComplaintMail {...complaintProps} audience="consumer" hasSheet />,
    ),
    mail('complaint-service', 'Ñáñez', false, <ComplaintMail {...complaintProps} audience="service" hasSheet />),
    mail(
      'complaint-answer-consumer',
      'viernes',
      true,
      <AnswerMail
        complaint={complaint}
        answer={answer}
        company={company}
        audience="consumer"
        lookUpUrl={complaintProps.statusUrl}
      />,
    ),
    mail(
      'complaint-answer-service',
      'viernes',
      false,
      <AnswerMail
        complaint={complaint}
        answer={answer}
        company={company}
        audience="service"
        lookUpUrl={complaintProps.statusUrl}
      />,
    ),
  ]
}

const incident = { integration: 'crm', since: '2026-11-16T10:00:00.000Z', waiting: 4, detail: 'answered 503' } as const

const staffSamples: SampleMail[] = [
  {
    name: 'complaint-alert',
    locale: 'es',
    contains: 'Abrir en el panel',
    isToVisitor: false,
    element: (
      <DeadlineAlertMail
        complaint={{ ...complaintIn('es'), answer: null }}
        company={company}
        sentence="Quedan 2 días hábiles"
        panelUrl={`https://panel.${brand.domain}/admin`}
      />
    ),
  },
  {
    name: 'integrations-digest',
    locale: 'es',
    contains: 'SM-7K4F-Q2MX',
    isToVisitor: false,
    element: (
      <DigestMail
        digest={{
          at: '2026-11-16T10:20:00.000Z',
          open: [incident],
          opened: [incident],
          closed: [],
          parkedAfter: null,
          parkedUntil: '2026-11-16T10:20:00.000Z',
        }}
        parkedGroups={[{ integration: 'crm', count: 1, codes: 1, references: ['SM-7K4F-Q2MX'] }]}
        company={company}
      />
    ),
  },
  {
    name: 'publish-alert',
    locale: 'es',
    contains: 'Falta el precio',
    isToVisitor: false,
    element: (
      <PublishAlertMail
        alert={{
          status: 'firing',
          release: '2026-11-16T10-00-00-000Z',
          at: '2026-11-16T10:00:00.000Z',
          problems: [{ sentence: 'Falta el precio de Santorini.', address: `https://panel.${brand.domain}/admin` }],
        }}
        company={company}
      />
    ),
  },
]

const scheduleFailedIn = (locale: 'es' | 'en'): SampleMail => ({
  name: 'schedule-failed',
  locale,
  element: (
    <ScheduleFailedMail
      account={{ name: 'Rosa', email: 'rosa@example.test', language: locale }}
      company={company}
      notice={{
        account: 'a',
        type: 'publish',
        at: '2026-11-20T23:00:00.000Z',
        title: locale === 'es' ? 'Noticia: Casa abierta' : 'Article: Open house',
        path: '/admin/collections/news/1',
        failure: 'not-allowed',
      }}
      url="https://panel.example.test/admin/collections/news/1"
    />
  ),
  contains: locale === 'es' ? 'ya no tiene permiso para publicar esto' : 'is no longer allowed to publish this',
  isToVisitor: false,
})

const noticedLead = {
  id: 'a',
  reference: 'SM-7K4F-Q2MX',
  project: 'Santorini',
  receivedAt: new Date('2026-11-18T15:02:00-05:00'),
  nextStepAt: new Date('2026-11-19T16:00:00-05:00'),
  isAnswered: false,
  hasOwner: true,
}

const noticeIn = (locale: 'es' | 'en'): SampleMail[] => {
  const texts = noticeTexts[locale]
  const sample = (name: string, notice: DescribedNotice): SampleMail => ({
    name,
    locale,
    element: (
      <NoticeMail
        name="Rosa"
        language={locale}
        company={company}
        notice={notice}
        url="https://panel.example.test/admin/consultas/a"
      />
    ),
    contains: 'SM-7K4F-Q2MX, Santorini',
    isToVisitor: false,
  })
  const path = '/admin/consultas/a'
  return [
    sample('notice-new', {
      title: texts.title.new('Santorini'),
      sentence: texts.sentence.new,
      path,
      leads: [noticedLead],
      steps: [],
    }),
    sample('notice-morning-list', {
      title: texts.morning({ leads: 2, steps: 1 }),
      sentence: texts.morningSentence,
      path,
      leads: [noticedLead, { ...noticedLead, reference: 'SM-2D9F-7K4Q', project: null }],
      steps: [noticedLead],
    }),
  ]
}

const waitingIn = (locale: 'es' | 'en', message: WaitingMessage, contains: string): SampleMail => ({
  name: `waiting-${message}`,
  locale,
  element: (
    <WaitingMail
      entry={{
        id: '7d0f2f7e-0000-4000-8000-000000000000',
        kind: 'lot',
        project: 'santorini',
        projectName: 'Santorini',
        lot: 'C-16',
        firstName: 'Rosa María',
        email: 'rosa@example.test',
        locale,
        state: 'waiting',
        projectKind: 'condominium',
        notifiedFor: message === 'update' ? '2026-11-12 054' : 'nuevo',
        buildingName: 'Nuevo',
      }}
      company={company}
      message={message}
      position={2}
      url="https://example.test/proyectos/condominios/santorini/lotes?lote=C-16"
      leaveUrl="https://example.test/api/waiting-list/leave?lang=es&key=x"
    />
  ),
  contains,
  isToVisitor: message === 'confirm',
})

const weekCounts = {
  leads: 31,
  answered: 28,
  medianMinutes: 9,
  appointments: 7,
  reserved: 2,
  won: 1,
  lost: 4,
  complaints: 0,
}

const weeklyFiguresIn = (locale: 'es' | 'en'): SampleMail => ({
  name: 'weekly-figures',
  locale,
  element: (
    <WeeklyFiguresMail
      account={{ name: 'Rosa', language: locale }}
      company={company}
      figures={{
        from: '2026-11-09',
        until: '2026-11-15',
        week: weekCounts,
        previous: { ...weekCounts, leads: 26, medianMinutes: 180 },
        projects: [
          { name: 'Santorini', leads: 12 },
          { name: 'Coral', leads: 9 },
        ],
      }}
      url="https://panel.example.test/admin/embudo"
    />
  ),
  contains: locale === 'es' ? 'Consultas nuevas 31 (26)' : 'New leads 31 (26)',
  isToVisitor: false,
})

const incidentIn = (locale: 'es' | 'en'): SampleMail[] => [
  {
    name: 'incident-reminder',
    locale,
    element: (
      <IncidentReminderMail
        incident={{ id: 'a', reference: 'INC-2026-001', dueAt: new Date('2026-11-20T23:00:00.000Z') }}
        account={{ name: 'Rosa', language: locale }}
        company={company}
        url="https://panel.example.test/admin/incidentes/a"
        now={new Date('2026-11-20T11:00:00.000Z')}
      />
    ),
    contains: locale === 'es' ? 'Quedan 12 horas' : '12 hours left',
    isToVisitor: false,
  },
  {
    name: 'incident-letter',
    locale,
    element: (
      <IncidentLetter
        locale={locale}
        company={company}
        text={locale === 'es' ? 'Se perdió un equipo.\n\nTe llamaremos.' : 'A laptop was lost.\n\nWe will call you.'}
      />
    ),
    contains: locale === 'es' ? 'Se perdió un equipo. Te llamaremos.' : 'A laptop was lost. We will call you.',
    isToVisitor: false,
  },
]

export const sampleMails: SampleMail[] = [
  ...samplesIn('es'),
  ...samplesIn('en'),
  ...staffSamples,
  scheduleFailedIn('es'),
  scheduleFailedIn('en'),
  ...noticeIn('es'),
  ...noticeIn('en'),
  weeklyFiguresIn('es'),
  weeklyFiguresIn('en'),
  ...incidentIn('es'),
  ...incidentIn('en'),
  waitingIn('es', 'confirm', 'Pediste que te avisáramos sobre el lote C-16 de Santorini.'),
  waitingIn('en', 'confirm', 'You asked us to notify you about lot C-16 in Santorini.'),
  waitingIn('es', 'listed', 'Tu lugar en la lista es el 2.'),
  waitingIn('en', 'listed', 'Your place in line is 2.'),
  waitingIn('es', 'free', 'el lote C-16 de Santorini volvió a estar disponible'),
  waitingIn('en', 'free', 'lot C-16 in Santorini is available again'),
  waitingIn('es', 'sold', 'el lote C-16 de Santorini se vendió'),
  waitingIn('en', 'sold', 'lot C-16 in Santorini has been sold'),
  waitingIn('es', 'update', 'la obra de Santorini va en 54 %'),
  waitingIn('en', 'update', 'construction of Santorini is 54% complete'),
  waitingIn('es', 'building', 'ya puedes ver Nuevo'),
  waitingIn('en', 'building', 'you can now see Nuevo'),
]

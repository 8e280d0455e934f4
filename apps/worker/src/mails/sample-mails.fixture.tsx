// The samples are used by the tests and by `pnpm mails:pictures`.

import { brand } from '@app/brand/brand'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { formatCallTime, nextCall } from '@app/domain/lead/next-call'
import { sampleQuote } from '@app/domain/quote/sample-quote.fixture'
import type { ReactElement } from 'react'
import type { StoredAppointment } from '../records/appointment-record'
import { AlertMail } from './alert-mail'
import { AnswerMail } from './answer-mail'
import { AppointmentMail } from './appointment-mail'
import { ComplaintMail } from './complaint-mail'
import { DigestMail } from './digest-mail'
import { LeadMail, type StoredLead } from './lead-mail'
import { PrivacyConfirmMail } from './privacy-confirm-mail'
import { PublishAlertMail } from './publish-alert-mail'
import { QuoteMail } from './quote-mail'
import { ReferralMail } from './referral-mail'
import { ScheduleFailedMail } from './schedule-failed-mail'

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
  legalName: `${brand.name} S.A.C. (demo)`,
  ruc: '20000000000',
  address: 'Av. Demostración 100, Arequipa',
  legalNotes: [],
}

const answer = {
  text: 'Revisamos el expediente de tu lote.\n\nEl plano firmado estará listo el viernes y lo llevaremos a tu domicilio.',
  on: '2026-11-20',
  by: 'Carmen Prado',
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
  address: 'Mejía (demo)',
  advice: locale === 'es' ? 'Trae gorro y agua.' : 'Bring a hat and water.',
})

const callAt = (moment: string, locale: 'es' | 'en') => {
  const slot = nextCall(new Date(moment))
  return slot && formatCallTime(slot, locale)
}

const siteUrl = `https://www.${brand.domain}`

function samplesIn(locale: 'es' | 'en'): SampleMail[] {
  const complaint = complaintIn(locale)
  const referral = { reference: 'SM-7K4F-Q2MX', locale, firstName: 'Rosa', email: 'rosa@example.test', persons: 2 }
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
    mail(
      'quote',
      'SM-C4Q7-9KTD',
      true,
      <QuoteMail
        quote={sampleQuote({ locale, day: 5 })}
        firstName="Rosa María"
        company={company}
        checkUrl={`${siteUrl}/api/quotes/check?numero=x`}
        hasSheet
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
    mail('lead-receipt-waiting-list', code, true, lead('waiting-list', weekend)),
    mail(
      'referral-receipt',
      code,
      true,
      <ReferralMail referral={referral} company={company} statusUrl={`${siteUrl}/referidos/estado`} />,
    ),
    mail(
      'referral-receipt-alone',
      code,
      true,
      <ReferralMail
        referral={{ ...referral, persons: 0 }}
        company={company}
        statusUrl={`${siteUrl}/referidos/estado`}
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
      <AlertMail
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

export const sampleMails: SampleMail[] = [
  ...samplesIn('es'),
  ...samplesIn('en'),
  ...staffSamples,
  scheduleFailedIn('es'),
  scheduleFailedIn('en'),
]

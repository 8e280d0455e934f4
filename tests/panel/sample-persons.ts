import { leadBody } from '../support/submissions'

/** The version of every consent text in the demo content. */
const version = '2026-01'
const consentVersions = { terms: version, marketing: version, referredPerson: version }

const hours = (count: number) => count * 60

/** Returns an invented person. The name, the mailbox and the phone belong to no one. */
const person = (number: number, firstName: string, lastName: string) => ({
  firstName,
  lastName: `Demo ${lastName}`,
  email: `${firstName.toLowerCase().normalize('NFD').replace(/\W/g, '')}@correo.example`,
  phone: `+519000001${String(number).padStart(2, '0')}`,
})

const leadOf = (visitor: ReturnType<typeof person>, changes: Record<string, unknown>) =>
  leadBody({ ...visitor, consentVersions, ...changes })

const attributionOf = (utmSource: string, utmCampaign: string, landingPage: string) => ({
  attribution: { utmSource, utmCampaign, landingPage },
})

/** Leads with the number of minutes since they were sent. */
export const sampleLeads = [
  {
    minutes: 24,
    body: leadOf(person(1, 'Lucía', 'Paredes'), {
      message: '¿Hay lotes frente al malecón? Puedo ir el sábado con mi familia.',
      ...attributionOf('google', 'verano-en-mejia', '/proyectos/condominios/santorini'),
    }),
  },
  {
    minutes: 95,
    body: leadOf(person(2, 'Emily', 'Harris'), {
      project: 'coral',
      locale: 'en',
      message: 'Can I pay from abroad?',
      ...attributionOf('instagram', 'verano-en-mejia', '/en/projects/condominiums/coral'),
    }),
  },
  {
    minutes: hours(6),
    body: leadOf(person(3, 'Jorge', 'Salas'), {
      project: 'mykonos',
      message: 'Quisiera saber desde cuándo se puede construir.',
      ...attributionOf('facebook', 'verano-en-mejia', '/'),
    }),
  },
  {
    minutes: hours(29),
    body: leadOf(person(4, 'Carla', 'Núñez'), { project: 'coral', message: '¿La cuota inicial se puede dividir?' }),
  },
  {
    minutes: hours(50),
    body: leadOf(
      person(5, 'Andrés', 'Vega'),
      attributionOf('google', 'verano-en-mejia', '/proyectos/condominios/santorini'),
    ),
  },
  {
    minutes: hours(75),
    body: leadOf(person(6, 'Patricia', 'Luna'), attributionOf('facebook', 'verano-en-mejia', '/')),
  },
  { minutes: hours(24 * 9), body: leadOf(person(7, 'Raúl', 'Ortiz'), attributionOf('google', 'verano-en-mejia', '/')) },
]

const quote = { price: '', start: '', day: '' }
export const sampleQuotes = [
  leadOf(person(8, 'Mariana', 'Ríos'), { quote: { ...quote, lot: 'A-03', down: '4000', months: '36' } }),
  leadOf(person(1, 'Lucía', 'Paredes'), { quote: { ...quote, lot: 'B-05', down: '', months: '60' } }),
]

const appointment = (visitor: ReturnType<typeof person>, place: string, time: string, project = '') =>
  leadOf(visitor, { place, time, project, kind: undefined })
/** Bookings without a day. Each is booked on the next day on which its time is free. */
export const sampleAppointments = [
  appointment(person(6, 'Patricia', 'Luna'), 'sala-arequipa', '09:00', 'santorini'),
  appointment(person(9, 'Tomás', 'Quiroz'), 'sala-arequipa', '10:00', 'coral'),
  appointment(person(10, 'Elena', 'Prado'), 'sala-lima', '15:00', 'mykonos'),
]

const document = { documentTypeId: 1, document: '40000011' }
const referred = (number: number, firstName: string, lastName: string) => {
  const { email: _, ...contact } = person(number, firstName, lastName)
  return { ...contact, documentTypeId: 1, document: `400000${number}` }
}
/** A person who writes on WhatsApp after a click on an advertisement. */
export const sampleWhatsApp = {
  from: '51900000377',
  name: 'Rocío Demo Huamán',
  texts: ['Hola, vi su anuncio. ¿Cuánto es la cuota inicial en Santorini?', '¿Y puedo visitar el sábado?'],
  answer:
    'Hola, Rocío. Con 10 % de inicial ya separas tu lote. El sábado atendemos de 9:00 a 13:00, ¿te va bien a las 11?',
}

export const sampleReferral = {
  ...leadOf(person(11, 'Rosa', 'Medina'), document),
  referred: [
    referred(12, 'Diego', 'Cornejo'),
    referred(13, 'Ana', 'Valdivia'),
    referred(14, 'Hugo', 'Zegarra'),
    referred(15, 'Sofía', 'Tapia'),
  ],
  confirmsPermission: true,
}

export const samplePrivacyRequests = [
  {
    ...leadOf(person(4, 'Carla', 'Núñez'), { documentTypeId: 1, document: '40000016' }),
    kind: 'cancellation',
    detail: 'Ya no estoy interesada. Borren mi consulta, por favor.',
  },
  { ...leadOf(person(3, 'Jorge', 'Salas'), { documentTypeId: 1, document: '40000017' }), kind: 'access', detail: '' },
]

export const sampleComplaint = {
  firstName: 'María',
  lastName: 'Demo Ñáñez',
  email: 'maria@correo.example',
  goodDescription: 'Santorini, lote B-12',
  detail:
    'El 2 de noviembre pedí el plano de mi lote en la sala de ventas de Arequipa. Me dijeron que llegaría por correo en tres días y no llegó.',
  request: 'Que me envíen el plano firmado y la fecha de entrega del lote.',
  'consentVersions.terms': version,
  'consentVersions.complaintNotice': version,
}

/** Complaints of other people, with the number of days left to answer. */
export const olderComplaints = [
  { left: 2, first_name: 'Olga', last_name: 'Demo Pinto', email: 'olga@correo.example' },
  { left: 6, first_name: 'Julia', last_name: 'Demo Cáceres', email: 'julia@correo.example' },
]

import type { Label } from '../../platform/labels'

/** The companies that process data for us. Their name and country are settings, because code cannot know them. */
export const processors = [
  { key: 'hosting', label: { es: 'Alojamiento y base de datos', en: 'Hosting and database' } },
  { key: 'mail', label: { es: 'Correo electrónico', en: 'E-mail' } },
  { key: 'crm', label: { es: 'Gestión de clientes (CRM)', en: 'Customer management (CRM)' } },
  { key: 'whatsApp', label: { es: 'WhatsApp (Meta)', en: 'WhatsApp (Meta)' } },
  { key: 'sheets', label: { es: 'Hojas de cálculo en línea', en: 'Online spreadsheets' } },
  {
    key: 'ads',
    label: { es: 'Plataformas de publicidad, con consentimiento', en: 'Advertising platforms, with consent' },
  },
] as const satisfies { key: string; label: Label }[]
type ProcessorKey = (typeof processors)[number]['key']

/** The settings with the number of months for which data is kept. */
export type RetentionKey = 'leadMonths' | 'referralMonths' | 'requestMonths' | 'waitingMonths'

export type DataBank = {
  name: Label
  purpose: Label
  /** The collections of the bank. Their personal fields and readers come from the access table. */
  collections: readonly string[]
  retention: RetentionKey | Label
  processors: readonly ProcessorKey[]
}

/** The data banks with personal data. A test fails if a collection with personal data is in none of them. */
export const dataBanks: readonly DataBank[] = [
  {
    name: { es: 'Consultas, cotizaciones y visitas', en: 'Leads, quotes and visits' },
    purpose: {
      es: 'Responder, cotizar, coordinar visitas y, con consentimiento, enviar información comercial.',
      en: 'Answering, quoting, arranging visits and, with consent, sending commercial information.',
    },
    // A held lot names the lead of the person.
    collections: ['leads', 'lead-events', 'lots', 'source-events', 'whatsapp-messages', 'appointment-keys', 'consents'],
    retention: 'leadMonths',
    processors: ['hosting', 'mail', 'crm', 'whatsApp', 'ads'],
  },
  {
    name: { es: 'Referidos', en: 'Referrals' },
    purpose: {
      es: 'Contactar a la persona referida y entregar la recompensa.',
      en: 'Contacting the referred person and paying the reward.',
    },
    collections: ['referrals', 'referred-persons', 'referral-events', 'reward-proofs', 'referral-invitations'],
    retention: 'referralMonths',
    processors: ['hosting', 'mail', 'sheets'],
  },
  {
    name: { es: 'Lista de espera', en: 'Waiting list' },
    purpose: { es: 'Avisar cuando un lote queda libre.', en: 'Writing when a lot becomes available.' },
    collections: ['waiting-entries'],
    retention: 'waitingMonths',
    processors: ['hosting', 'mail'],
  },
  {
    name: { es: 'Libro de Reclamaciones', en: 'Complaint book' },
    purpose: { es: 'Responder y conservar reclamos y quejas.', en: 'Answering and keeping complaints.' },
    collections: ['complaints', 'complaint-notes', 'complaint-answer-files'],
    retention: { es: 'Se conserva por ley', en: 'Kept by law' },
    processors: ['hosting', 'mail', 'sheets'],
  },
  {
    name: { es: 'Solicitudes de privacidad e incidentes', en: 'Privacy requests and incidents' },
    purpose: { es: 'Atender los derechos de las personas y los incidentes.', en: 'Handling rights and incidents.' },
    collections: [
      'privacy-requests',
      'privacy-answers',
      'privacy-answer-files',
      'mail-links',
      'incidents',
      'incident-events',
    ],
    retention: 'requestMonths',
    processors: ['hosting', 'mail'],
  },
  {
    name: { es: 'Personal del panel', en: 'Panel staff' },
    purpose: { es: 'Dar acceso al panel y dejar constancia de él.', en: 'Giving access to the panel and logging it.' },
    collections: ['users', 'access-log'],
    retention: {
      es: 'Mientras exista la cuenta; el registro se conserva',
      en: 'While the account exists; the log is kept',
    },
    processors: ['hosting', 'mail'],
  },
]

import type { PrivacyEvent } from './privacy-log.collection'

const events: Record<PrivacyEvent, string> = {
  seen: 'Vio',
  listed: 'Vio una lista de',
  searched: 'Buscó a una persona',
  changed: 'Cambió',
  exported: 'Exportó',
  erased: 'Borró',
  anonymised: 'Hizo anónimo',
  kept: 'Conservó',
  expired: 'Venció y se borró',
}

const es = {
  log: 'Registro de datos personales',
  logLead: 'Quién vio, cambió, exportó o borró datos personales. No se puede cambiar ni borrar.',
  events,
  /** Plurals that follow "Vio una lista de" or "Exportó". */
  lists: {
    leads: 'consultas',
    referrals: 'quienes refieren',
    referred_persons: 'personas referidas',
    complaints: 'reclamaciones',
    privacy_requests: 'solicitudes de privacidad',
    waiting_entries: 'personas en lista de espera',
    source_events: 'mensajes de otros sistemas',
    lead_events: 'notas de consultas',
    referral_events: 'notas de personas referidas',
    complaint_notes: 'notas de reclamaciones',
    reward_proofs: 'comprobantes de recompensas',
    incidents: 'incidentes',
    incident_events: 'pasos de incidentes',
  } as Record<string, string>,
  /** Singulars that follow a verb such as "Vio", where they differ from `places`. */
  one: { referrals: 'referencia', referred_persons: 'persona referida' } as Record<string, string>,
  /** The purpose of an export of leads, or the format in which a person's data was exported. */
  exportPurposes: {
    answer: 'para trabajar',
    'marketing:call': 'para una campaña por llamada',
    'marketing:sms': 'para una campaña por SMS',
    'marketing:whatsapp': 'para una campaña por WhatsApp',
    'marketing:mail': 'para una campaña por correo',
    'portable:json': 'para otro programa, en JSON',
    'portable:csv': 'para otro programa, en CSV',
  } as Record<string, string>,
  history: 'Registro',
  historyBold: 'de esta solicitud',
  system: 'El sistema, por plazo',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  which: 'De qué registro',
}

const en: typeof es = {
  log: 'Personal data log',
  logLead: 'Who saw, changed, exported or erased personal data. It cannot be changed or deleted.',
  events: {
    seen: 'Viewed',
    listed: 'Viewed a list of',
    searched: 'Searched for a person',
    changed: 'Changed',
    exported: 'Exported',
    erased: 'Erased',
    anonymised: 'Anonymised',
    kept: 'Kept',
    expired: 'Expired and was erased',
  },
  lists: {
    leads: 'leads',
    referrals: 'referrers',
    referred_persons: 'referred persons',
    complaints: 'complaints',
    privacy_requests: 'privacy requests',
    waiting_entries: 'people on a waiting list',
    source_events: 'messages of other systems',
    lead_events: 'notes on leads',
    referral_events: 'notes on referred persons',
    complaint_notes: 'notes on complaints',
    reward_proofs: 'reward receipts',
    incidents: 'incidents',
    incident_events: 'incident events',
  },
  one: { referrals: 'referral', referred_persons: 'referred person' },
  exportPurposes: {
    answer: 'for follow-up',
    'marketing:call': 'for a phone campaign',
    'marketing:sms': 'for a text message campaign',
    'marketing:whatsapp': 'for a WhatsApp campaign',
    'marketing:mail': 'for an e-mail campaign',
    'portable:json': 'for another program, as JSON',
    'portable:csv': 'for another program, as CSV',
  },
  history: 'Log',
  historyBold: 'of this request',
  system: 'The system, at the end of retention',
  when: 'When',
  who: 'Who',
  what: 'What',
  which: 'Record',
}

export const logMessages = { es, en }

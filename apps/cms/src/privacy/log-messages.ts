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
    lead_events: 'notas de consultas',
    referral_events: 'notas de personas referidas',
    complaint_notes: 'notas de reclamaciones',
    reward_proofs: 'comprobantes de recompensas',
  } as Record<string, string>,
  /** Singulars that follow a verb such as "Vio", where they differ from `places`. */
  one: { referrals: 'referencia', referred_persons: 'persona referida' } as Record<string, string>,
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
    lead_events: 'notes on leads',
    referral_events: 'notes on referred persons',
    complaint_notes: 'notes on complaints',
    reward_proofs: 'reward receipts',
  },
  one: { referrals: 'referral', referred_persons: 'referred person' },
  history: 'Log',
  historyBold: 'of this request',
  system: 'The system, at the end of retention',
  when: 'When',
  who: 'Who',
  what: 'What',
  which: 'Record',
}

export const logMessages = { es, en }

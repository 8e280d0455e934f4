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
  /** Several of a kind, after "Vio una lista de" or "Exportó". */
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
  /** One of a kind, where its name in the list of a person would not go with the verb. */
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
  log: 'Log of personal data',
  logLead: 'Who saw, changed, exported or erased personal data. It cannot be changed or removed.',
  events: {
    seen: 'Saw',
    listed: 'Saw a list of',
    searched: 'Searched for a person',
    changed: 'Changed',
    exported: 'Exported',
    erased: 'Erased',
    anonymised: 'Made anonymous',
    kept: 'Kept',
    expired: 'Expired and was removed',
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
  system: 'The system, by its term',
  when: 'When',
  who: 'Who',
  what: 'What',
  which: 'Of which record',
}

/** The log of who saw and changed what. */
export const logWords = { es, en }

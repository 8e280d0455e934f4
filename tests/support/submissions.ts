/** Returns a valid start time, because the intake rejects forms that are sent too soon after they were shown. */
const oneMinuteAgo = () => Date.now() - 60_000

/** Builds the JSON body of a lead as the form of the site sends it. */
export const leadBody = (changes: Record<string, unknown> = {}) => ({
  kind: 'contact',
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
  project: 'santorini',
  locale: 'es',
  acceptsTerms: true,
  acceptsMarketing: false,
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
  startedAt: oneMinuteAgo(),
  ...changes,
})

/** Builds the form fields of a lead as a browser without JavaScript sends them. */
export const leadFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  kind: 'contact',
  firstName: 'Ana',
  lastName: 'Ríos',
  email: 'ana@example.test',
  phone: '987 654 321',
  documentTypeId: '',
  document: '',
  project: 'mykonos',
  locale: 'es',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.marketing': '2026-02',
  website: '',
  ...changes,
})

const sharedPersonFields = { documentTypeId: 1, document: '12345678', phone: '+51987654321' }

/** Builds the JSON body of a referral of one person. */
export const referralBody = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  ...sharedPersonFields,
  referred: [referredPerson()],
  locale: 'es',
  acceptsTerms: true,
  confirmsPermission: true,
  consentVersions: { terms: '2026-01', referredPerson: '2026-03' },
  startedAt: oneMinuteAgo(),
  ...changes,
})

export const referredPerson = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Luis',
  lastName: 'Ramos',
  documentTypeId: 1,
  document: '87654321',
  phone: '+51912345678',
  ...changes,
})

export const complaintFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  establishment: 'Arequipa',
  firstName: 'María',
  lastName: 'Ñáñez',
  email: 'maria@example.test',
  phone: '+51987654321',
  documentType: 'DNI',
  document: '12345678',
  department: 'Moquegua',
  province: 'Ilo',
  district: 'Cayma',
  address: 'Calle Falsa 123',
  goodType: 'Proyecto',
  goodDescription: 'Lote 12, manzana B',
  amount: '1500.50',
  currency: 'PEN',
  claimType: 'Reclamo',
  detail: 'No me entregaron el plano.',
  request: 'Que me entreguen el plano.',
  notifyByEmail: 'true',
  locale: 'es',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.complaintNotice': '2026-04',
  startedAt: String(oneMinuteAgo()),
  ...changes,
})

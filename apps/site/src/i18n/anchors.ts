import { STATUS_ANCHOR } from '@app/domain/complaint/status-anchor'

/**
 * Ids of link targets inside pages. Links and targets share these constants, because a link to a missing id does
 * nothing.
 */
export const anchors = {
  main: 'main',
  /** The last section of every page with `hasContact`. */
  contact: 'form-section',
  /** The contact form beside the sections of a project or place, or the complaint form. */
  form: 'form',
  complaintStatus: STATUS_ANCHOR,
  /** Headings of the sections of a project page. */
  price: 'precio',
  lots: 'lotes',
  photos: 'fotos',
  constructionUpdates: 'obra',
  place: 'lugar',
  documents: 'documentos',
  amenities: 'incluye',
  offices: 'contacto',
  projects: 'proyectos',
  /** The list of sample data on the documents page. */
  samples: 'demo',
  privacyRequest: 'solicitud',
  quoteForm: 'enviar',
  quoteResult: 'resultado',
  referralForm: 'referred-form',
  referralRewards: 'referred-steps',
  referralSteps: 'referred-pasos',
} as const

type Anchor = (typeof anchors)[keyof typeof anchors]

export const linkTo = <A extends Anchor>(anchor: A): `#${A}` => `#${anchor}`

/** `contact` is the form at the end of a page; `form` is the form beside the sections. */
export type FormPrefix = 'contact' | 'form'

/** Returns a link that ticks the appointment checkbox of a contact form (`AppointmentRequest`). */
export const linkToAppointment = (prefix: FormPrefix): string => `#${prefix}-appointment`

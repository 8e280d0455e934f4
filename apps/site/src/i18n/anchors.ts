/**
 * Ids of link targets inside a page. Links and targets both use these constants: an id that exists on one side only makes a
 * link that does nothing.
 */
export const anchors = {
  main: 'main',
  /** The last section of every page with `hasContact`. */
  contact: 'form-section',
  /** The contact form beside the content of a project or an area; the form of the complaint book. */
  form: 'form',
  complaintStatus: 'form-status',
  projects: 'proyectos',
  privacyRequest: 'solicitud',
  quoteForm: 'enviar',
  quoteResult: 'resultado',
  referralForm: 'referred-form',
  referralRewards: 'referred-steps',
  referralSteps: 'referred-pasos',
} as const

type Anchor = (typeof anchors)[keyof typeof anchors]

export const linkTo = <A extends Anchor>(anchor: A): `#${A}` => `#${anchor}`

/** Id prefix of a contact form: `contact` at the end of a page, `form` beside the content. */
export type FormPrefix = 'contact' | 'form'

/** Returns a link that ticks the appointment checkbox of a contact form (`VisitRequest`). */
export const linkToVisit = (prefix: FormPrefix): string => `#${prefix}-visit`

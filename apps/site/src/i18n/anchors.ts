/**
 * The ids that links inside a page lead to. A link and its target both take them from here: an id that exists on one
 * side only is a link that does nothing.
 */
export const anchors = {
  main: 'main',
  /** The section every page with `hasContact` ends with. */
  contact: 'form-section',
  /** The contact form beside the content of a project or an area; the sheet of the complaints book. */
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

/** What the ids of a contact form start with: the form at the end of a page, and the one beside the content. */
export type FormPrefix = 'contact' | 'form'

/** A link that ticks the request for a visit in a contact form (`VisitRequest`). */
export const linkToVisit = (prefix: FormPrefix): string => `#${prefix}-visit`

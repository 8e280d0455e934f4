import type { StaffChannel } from '../lead/lead-channels'

/** The systems that send leads to the intake with a signed webhook. */
export const leadSources = ['meta', 'portal', 'generic', 'whatsapp'] as const
export type LeadSource = (typeof leadSources)[number]

/** Why a message of a source did not become a lead. Staff see the reason and can try again. */
export const parkReasons = ['unreadable', 'unknown-form', 'unknown-project', 'no-contact', 'not-fetched'] as const
export type ParkReason = (typeof parkReasons)[number]

export const sourceEventStates = ['waiting', 'stored', 'parked'] as const

/** Returns the channels that staff can choose for the forms of a source. Only the generic source has several. */
export const channelsOf = (source: LeadSource): readonly StaffChannel[] =>
  source === 'generic' ? ['portal', 'fair', 'phone', 'whatsapp', 'walk-in', 'referral', 'meta'] : [source]

/** Formats the observation that sales reads in the CRM. */
export const sourceObservation = ({
  form,
  ad,
  message,
}: {
  form: string
  ad?: string | undefined
  message: string
}): string =>
  [`Formulario: ${form}.`, ad && `Anuncio: ${ad}.`, message && `Mensaje: ${message}`].filter(Boolean).join('\n')

/** The channels of leads that staff enter. */
export const staffChannels = ['walk-in', 'phone', 'whatsapp', 'fair', 'portal', 'meta', 'referral'] as const
export type StaffChannel = (typeof staffChannels)[number]

/** How a lead reached us. A lead of the website has the channel `web`. */
export const leadChannels = ['web', ...staffChannels] as const
export type LeadChannel = (typeof leadChannels)[number]

const conversations: readonly StaffChannel[] = ['walk-in', 'phone', 'whatsapp', 'fair']

/** Returns whether staff spoke with the person. A lead copied from a portal or a form still waits for its first answer. */
export const isConversation = (channel: StaffChannel): boolean => conversations.includes(channel)

const channelNames: Record<StaffChannel, string> = {
  'walk-in': 'visita a la sala',
  phone: 'llamada',
  whatsapp: 'WhatsApp',
  fair: 'feria',
  portal: 'portal',
  meta: 'formulario de Meta',
  referral: 'referido',
}

/** Formats the observation that sales reads in the CRM for a lead that staff entered. */
export const staffObservation = ({ channel, by, note }: { channel: StaffChannel; by: string; note: string }): string =>
  [`Canal: ${channelNames[channel]}. Registró: ${by}.`, note && `Nota: ${note}`].filter(Boolean).join('\n')

import type { LeadChannel } from '@app/domain/lead/lead-channels'
import type { Label } from '../../platform/labels'

export const channelLabels: Record<LeadChannel, Label> = {
  web: { es: 'Sitio web', en: 'Website' },
  'walk-in': { es: 'Sala de ventas', en: 'Walk-in' },
  phone: { es: 'Llamada', en: 'Phone call' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  fair: { es: 'Feria', en: 'Fair' },
  portal: { es: 'Portal', en: 'Property portal' },
  meta: { es: 'Formulario de Meta', en: 'Meta form' },
  referral: { es: 'Referido', en: 'Referral' },
}

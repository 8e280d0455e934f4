// A changed text needs a new version, because each submission stores the version that its sender accepted.

import type { ConsentText } from '@app/domain/snapshot/legal.schema'

const version = '2026-01'

export const consentTexts: ConsentText[] = [
  {
    purpose: 'terms',
    version,
    text: {
      es: 'Acepto los [terms]términos y condiciones[/terms] y la [privacy]política de privacidad[/privacy]',
      en: 'I accept the [terms]terms and conditions[/terms] and the [privacy]privacy policy[/privacy]',
    },
  },
  {
    purpose: 'marketing',
    version,
    text: { es: 'Acepto recibir información comercial', en: 'I agree to receive commercial information' },
  },
  {
    purpose: 'referred-person',
    version,
    text: {
      es: 'Confirmo que tengo permiso de cada persona que refiero para dar sus datos, según la [privacy]política de privacidad[/privacy]',
      en: 'I confirm that each person I refer has allowed me to share their details, as the [privacy]privacy policy[/privacy] explains',
    },
  },
  {
    purpose: 'complaint-notice',
    version,
    text: {
      es: 'Autorizo que me notifiquen el resultado de mi reclamo o queja por correo electrónico',
      en: 'I agree to be notified of the outcome of my complaint by e-mail',
    },
  },
]

import type { ContactChannel } from '@app/domain/lead/contact-consent'

const es = {
  acceptsAds: 'Acepta publicidad',
  byChannel: {
    call: 'Por llamada',
    sms: 'Por SMS',
    whatsapp: 'Por WhatsApp',
    mail: 'Por correo',
  } as Record<ContactChannel, string>,
  noConsents: 'No se le preguntó',
  spokenTo: (name: string) => `de palabra, a ${name}`,
  adsNow: 'Publicidad, hoy',
  adsBy: (channels: string) => `Sí: ${channels}`,
  adsNone: 'No se le puede ofrecer nada más',
  withdrawnTitle: (when: string) => `Retiró su permiso para publicidad el ${when}`,
  objectedTitle: (when: string) => `Se opuso al uso de sus datos para publicidad el ${when}`,
  stillAnswer:
    'Puedes responder lo que preguntó en esta consulta. No le ofrezcas otra cosa ni la pongas en una campaña.',
  noMoreAnswer: 'Esta consulta está cerrada: ya no la contactes.',
  exportForWork: 'Para trabajar',
  exportForWorkNote: 'Todo lo que ves, con lo que aceptó cada persona',
  exportForCampaign: 'Para una campaña',
  exportForCampaignNote: 'Solo quienes aceptaron publicidad; queda registrado para qué',
}

const en: typeof es = {
  acceptsAds: 'Accepts advertising',
  byChannel: { call: 'By phone', sms: 'By text message', whatsapp: 'By WhatsApp', mail: 'By e-mail' },
  noConsents: 'Not asked',
  spokenTo: (name) => `spoken, heard by ${name}`,
  adsNow: 'Advertising, as of today',
  adsBy: (channels) => `Yes: ${channels}`,
  adsNone: 'Do not offer anything else',
  withdrawnTitle: (when) => `Withdrew consent to advertising on ${when}`,
  objectedTitle: (when) => `Objected to the use of their data for advertising on ${when}`,
  stillAnswer: 'You may answer what they asked in this lead. Do not offer anything else or add them to a campaign.',
  noMoreAnswer: 'This lead is closed: do not contact them any more.',
  exportForWork: 'For follow-up',
  exportForWorkNote: 'Everything in this view, with what each person agreed to',
  exportForCampaign: 'For a campaign',
  exportForCampaignNote: 'Only people who accepted advertising; the purpose is logged',
}

export const consentMessages = { es, en }

import { textsFor } from '@/i18n/translator'
import type { LeadFormProps } from './lead-form'

const consent = (text: string) => ({ version: '1', parts: [{ text, href: null }] })

export const leadFormProps: LeadFormProps = {
  locale: 'es',
  texts: textsFor('es', 'field', 'file', 'form', 'lead', 'outbox', 'phone', 'receipt'),
  idPrefix: 'contact',
  variant: 'contact',
  project: null,
  isQuestion: false,
  projects: [
    { slug: 'general', name: 'Consulta general' },
    { slug: 'killa', name: 'Killa' },
    { slug: 'santorini', name: 'Santorini' },
  ],
  moreProjects: null,
  copy: {
    title: 'Pide',
    titleBold: 'información',
    intro: null,
    requiredNote: '(*) Campos obligatorios',
    button: 'Enviar',
    success: 'Tus datos fueron enviados',
    failure: 'No pudimos enviar tus datos',
    receipt: 'Guárdalo.',
  },
  consents: { terms: consent('Acepto los términos'), marketing: consent('Acepto recibir información') },
}

import { countParameters } from '@app/domain/whatsapp/approved-template'
import type { PayloadRequest } from 'payload'
import { localizeFor } from '../../panel/language/in-language'

type Options = { req: PayloadRequest }

/** WhatsApp allows only these characters in the name of a template. */
const templateName = /^[a-z0-9_]{1,512}$/
const languageCode = /^[a-z]{2,3}(_[A-Z]{2})?$/

export const validateTemplateName = (value: unknown, { req }: Options) =>
  templateName.test(String(value ?? '')) ||
  localizeFor(req, {
    es: 'Solo minúsculas, cifras y guiones bajos, como en WhatsApp: seguimiento_visita',
    en: 'Only lower case, digits and underscores, as at WhatsApp: visit_follow_up',
  })

export const validateLanguageCode = (value: unknown, { req }: Options) =>
  languageCode.test(String(value ?? '')) ||
  localizeFor(req, { es: 'Por ejemplo es, es_PE o en.', en: 'For example es, es_PE or en.' })

export const validateTemplateBody = (value: unknown, { req }: Options) =>
  (Boolean(value) && countParameters(String(value)) !== undefined) ||
  localizeFor(req, {
    es: 'Escribe el texto aprobado. Los datos van numerados desde {{1}}, sin saltar ninguno.',
    en: 'Enter the approved text. The details are numbered from {{1}}, without gaps.',
  })

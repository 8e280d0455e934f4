import { brand } from '@app/brand/brand'
import { fillMessage, type MessageParts, mailLink, whatsAppLink } from '@app/domain/lead/contact-links'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { Payload } from 'payload'

type Templates = { whatsApp: string; mailSubject: string; mailBody: string }
type MessageTemplates = Record<'es' | 'en', Templates>

/** Used until staff write templates in the settings of the sales desk. */
const defaultTemplates: MessageTemplates = {
  es: {
    whatsApp: `Hola, {nombre}. Soy {asesor}, de ${brand.name}. Recibimos tu consulta sobre {proyecto}. ¿Te puedo llamar ahora?`,
    mailSubject: 'Tu consulta sobre {proyecto} ({codigo})',
    mailBody: `Hola, {nombre}:\n\nSoy {asesor}, de ${brand.name}. Recibimos tu consulta sobre {proyecto}.\n\n`,
  },
  en: {
    whatsApp: `Hello {nombre}, this is {asesor} of ${brand.name}. We have received your question about {proyecto}. May I call you now?`,
    mailSubject: 'Your question about {proyecto} ({codigo})',
    mailBody: `Hello {nombre},\n\nthis is {asesor} of ${brand.name}. We have received your question about {proyecto}.\n\n`,
  },
}

/** Returns the templates in Spanish and English, because the list contains leads in both languages. */
export async function readMessageTemplates(payload: Payload): Promise<MessageTemplates> {
  const readTemplates = async (locale: 'es' | 'en'): Promise<Templates> => {
    const { messages } = await payload.findGlobal({ slug: 'sales-desk', locale, fallbackLocale: false, depth: 0 })
    return {
      whatsApp: messages?.whatsApp || defaultTemplates[locale].whatsApp,
      mailSubject: messages?.mailSubject || defaultTemplates[locale].mailSubject,
      mailBody: messages?.mailBody || defaultTemplates[locale].mailBody,
    }
  }
  return { es: await readTemplates('es'), en: await readTemplates('en') }
}

type Person = {
  firstName: string
  phone: string
  email: string
  reference: string
  locale: 'es' | 'en'
  /** Slug of the project they asked about, or GENERAL_QUESTION. */
  project: string
}

/** Used instead of a project name in messages about a general question. */
const anyProject = { es: 'nuestros proyectos', en: 'our projects' }

export function contactLinks(
  person: Person,
  { templates, project, salespersonName }: { templates: MessageTemplates; project: string; salespersonName: string },
) {
  const topic = person.project === GENERAL_QUESTION ? anyProject[person.locale] : project
  const parts: MessageParts = {
    nombre: person.firstName,
    proyecto: topic,
    asesor: salespersonName,
    codigo: person.reference,
  }
  const { whatsApp, mailSubject, mailBody } = templates[person.locale]
  return {
    whatsApp: whatsAppLink(person.phone, fillMessage(whatsApp, parts)),
    mail: mailLink(person.email, { subject: fillMessage(mailSubject, parts), body: fillMessage(mailBody, parts) }),
  }
}

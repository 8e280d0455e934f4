import { fillMessage, type MessageParts, mailLink, whatsAppLink } from '@sillar/domain/lead/contact-links'
import type { Payload } from 'payload'

export type Messages = { whatsApp: string; mailSubject: string; mailBody: string }

/** Used until somebody writes their own in the settings of the desk. */
const usual: Record<'es' | 'en', Messages> = {
  es: {
    whatsApp:
      'Hola, {nombre}. Soy {asesor}, de Sillar & Mar. Recibimos tu consulta sobre {proyecto}. ¿Te puedo llamar ahora?',
    mailSubject: 'Tu consulta sobre {proyecto} ({codigo})',
    mailBody: 'Hola, {nombre}:\n\nSoy {asesor}, de Sillar & Mar. Recibimos tu consulta sobre {proyecto}.\n\n',
  },
  en: {
    whatsApp:
      'Hello {nombre}, this is {asesor} of Sillar & Mar. We have received your question about {proyecto}. May I call you now?',
    mailSubject: 'Your question about {proyecto} ({codigo})',
    mailBody:
      'Hello {nombre},\n\nthis is {asesor} of Sillar & Mar. We have received your question about {proyecto}.\n\n',
  },
}

/** In both languages: a list has people of both. */
export async function readMessages(payload: Payload): Promise<Record<'es' | 'en', Messages>> {
  const own = async (locale: 'es' | 'en'): Promise<Messages> => {
    const { messages } = await payload.findGlobal({ slug: 'sales-desk', locale, fallbackLocale: false, depth: 0 })
    return {
      whatsApp: messages?.whatsApp || usual[locale].whatsApp,
      mailSubject: messages?.mailSubject || usual[locale].mailSubject,
      mailBody: messages?.mailBody || usual[locale].mailBody,
    }
  }
  return { es: await own('es'), en: await own('en') }
}

type Person = { firstName: string; phone: string; email: string; reference: string; locale: 'es' | 'en' }

export function linksTo(
  person: Person,
  { messages, project, adviser }: { messages: Record<'es' | 'en', Messages>; project: string; adviser: string },
) {
  const parts: MessageParts = { nombre: person.firstName, proyecto: project, asesor: adviser, codigo: person.reference }
  const { whatsApp, mailSubject, mailBody } = messages[person.locale]
  return {
    whatsApp: whatsAppLink(person.phone, fillMessage(whatsApp, parts)),
    mail: mailLink(person.email, { subject: fillMessage(mailSubject, parts), body: fillMessage(mailBody, parts) }),
  }
}

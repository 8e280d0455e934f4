import { brand } from '@app/brand/brand'

type Parts = { firstName: string; referrer: string; salespersonName: string; link: string }

const messages = {
  es: ({ firstName, referrer, salespersonName, link }: Parts) =>
    `Hola, ${firstName}. Soy ${salespersonName}, de ${brand.name}. ${referrer} nos dio tu nombre porque cree que te puede interesar uno de nuestros proyectos. Antes de llamarte queremos saber si estás de acuerdo. Puedes decir sí o no aquí: ${link}`,
  en: ({ firstName, referrer, salespersonName, link }: Parts) =>
    `Hello ${firstName}, this is ${salespersonName} of ${brand.name}. ${referrer} gave us your name, thinking that one of our projects may interest you. Before we call, we would like to know whether that is fine with you. You can say yes or no here: ${link}`,
}

/**
 * Returns the first message to a referred person. It says who we are and who referred them, and has a link to agree or
 * decline.
 */
export const invitationMessage = (locale: 'es' | 'en', parts: Parts): string => messages[locale](parts)

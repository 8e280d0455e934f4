import type { TermsPage } from '@app/domain/snapshot/globals.schema'

export const termsPage: TermsPage = {
  title: { es: 'Términos', en: 'Terms' },
  titleBold: { es: 'y condiciones', en: 'and conditions' },
  intro: {
    es: 'Las reglas de este sitio, del programa de referidos y de cada campaña, en palabras claras.',
    en: 'The rules of this site, of the referral programme and of each campaign, in plain words.',
  },
  contact: {
    title: { es: '¿Te quedó', en: 'Still have' },
    titleBold: { es: 'alguna duda?', en: 'questions?' },
    intro: {
      es: 'Déjanos tus datos y un asesor te explicará cualquier punto de estas condiciones.',
      en: 'Leave us your details and an adviser will explain any point of these terms.',
    },
    image: 'coral-club',
  },
  seo: {
    title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
    description: {
      es: 'Términos generales, programa de referidos y bases de las campañas vigentes y anteriores de Sillar & Mar.',
      en: 'General terms, referral programme and the terms of current and past campaigns of Sillar & Mar.',
    },
  },
}

// A demo campaign that is still running, because all others have ended. It offers only appointments, because a prize or
// a discount would have to be invented.

import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { list, numbered, paragraph, sectionTitle, subtitle, title } from '../terms/terms-blocks'
import { closingTerms, eligibilityTerms, organiserTerms } from './common-terms'

export const veranoEnMejia: Campaign = {
  key: 'verano-en-mejia',
  title: { es: 'Verano en Mejía', en: 'Summer in Mejía' },
  summary: {
    es: 'Visitas guiadas a Santorini los sábados, con transporte desde Arequipa.',
    en: 'Guided visits to Santorini on Saturdays, with transport from Arequipa.',
  },
  image: 'santorini-beach',
  project: 'santorini',
  startsAt: '2026-11-01T00:00:00-05:00',
  endsAt: '2027-01-31T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases de la campaña «Verano en Mejía»', 'Terms of the “Summer in Mejía” campaign'),
    subtitle(
      'Campaña de demostración: muestra cómo se ve una campaña vigente en este sitio.',
      'Demonstration campaign: it shows what a running campaign looks like on this site.',
    ),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Dar a conocer el condominio Santorini, en Mejía, con visitas guiadas al terreno.',
      'To introduce the Santorini condominium in Mejía through guided visits to the site.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Del 1\u00a0de\u00a0noviembre de 2026 al 31\u00a0de\u00a0enero de 2027, hora de Lima.',
      'From 1\u00a0November 2026 to 31\u00a0January 2027, Lima time.',
    ),
    ...eligibilityTerms({
      es: 'Puede inscribirse toda persona que cumpla estas condiciones:',
      en: 'Anyone who meets all of these conditions can sign up:',
    }),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'La persona interesada deja sus datos en el formulario de la página de Santorini.',
      'Leave your details in the form on the Santorini page.',
    ),
    numbered(
      'Un asesor la llama para confirmar el sábado, la hora y el punto de partida en Arequipa.',
      'An adviser calls to confirm the Saturday, the time and the meeting point in Arequipa.',
    ),
    numbered(
      'El día de la visita muestra su DNI o carné de extranjería al subir al transporte.',
      'On the day of the visit, show your DNI or foreign resident card when boarding.',
    ),
    sectionTitle('Qué incluye', 'What is included'),
    list('Transporte de ida y vuelta desde Arequipa.', 'Return transport from Arequipa.'),
    list('Visita guiada al terreno con un asesor.', 'A guided visit to the site with an adviser.'),
    paragraph(
      'La visita es gratuita y no obliga a comprar. Esta campaña no tiene sorteo, premio ni descuento; por eso no hay ganadores, suplentes ni entrega de premios.',
      'The visit is free and carries no obligation to buy. This campaign has no draw, prize or discount, so there are no winners, substitutes or prize deliveries.',
    ),
    sectionTitle('Restricciones', 'Restrictions'),
    list('Los lugares dependen de la capacidad del transporte.', 'Places depend on the capacity of the transport.'),
    list(
      'Si el clima o la obra impiden visitar el terreno con seguridad, se acuerda otro sábado.',
      'If the weather or the building work makes a safe visit impossible, another Saturday is agreed.',
    ),
    list(
      'Los gastos que estas bases no mencionan corren por cuenta de cada visitante.',
      'Expenses these terms do not mention are paid by each visitor.',
    ),
    ...closingTerms,
  ],
}

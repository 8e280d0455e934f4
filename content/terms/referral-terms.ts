import type { TermsSection } from '@app/domain/snapshot/campaign.schema'
import { list, markdown, numbered, paragraph } from './terms-blocks'

export const referralTerms: TermsSection = {
  key: 'referidos',
  order: 2,
  icon: 'users',
  title: { es: 'Referidos', en: 'Referrals' },
  listsCampaigns: false,
  accordions: [
    {
      key: 'referidos1',
      title: { es: 'Cómo funciona el programa', en: 'How the programme works' },
      blocks: [
        numbered('Pide permiso a la persona que quieres referir.', 'Ask the person you want to refer for permission.'),
        numbered(
          'Registra tus datos y los suyos en el formulario de referidos. Puedes registrar a varias personas a la vez.',
          'Enter your details and theirs in the referral form. You can enter several people at once.',
        ),
        numbered(
          'Un asesor se comunica con la persona referida y le dice quién la refirió.',
          'An adviser contacts the person and tells them who referred them.',
        ),
        numbered(
          'Si firma un contrato o completa su cuota inicial, te avisamos y recibes tu recompensa.',
          'If they sign a contract or complete the down payment, we let you know and you receive your reward.',
        ),
        markdown(
          'El formulario está en la página [Refiere y gana](/referidos).',
          'The form is on the [Refer and win](/en/referrals) page.',
        ),
      ],
    },
    {
      key: 'referidos2',
      title: { es: 'Recompensas', en: 'Rewards' },
      blocks: [
        list('Por tu primer referido: S/\u00a0200.', 'For your first referral: S/\u00a0200.'),
        list('Desde el segundo, por cada uno: S/\u00a0500.', 'From the second on, for each one: S/\u00a0500.'),
        paragraph(
          'Una campaña puede incluir además una tarjeta de regalo de S/\u00a0200; en ese caso, sus bases lo dicen.',
          'A campaign may also include a S/\u00a0200 gift card; if it does, its terms say so.',
        ),
        paragraph(
          'La recompensa corresponde a la compra de la persona referida, no al registro. Para recibirla muestras tu DNI o carné de extranjería y firmas un acta de entrega.',
          'The reward follows the purchase made by the person you referred, not the entry in the form. To receive it, you show your DNI or foreign resident card and sign a delivery record.',
        ),
      ],
    },
    {
      key: 'referidos3',
      title: { es: 'Condiciones y límites', en: 'Conditions and limits' },
      blocks: [
        list(
          'Participan personas de 18 años o más que residen en el Perú, con DNI o carné de extranjería vigente y datos verdaderos.',
          'The programme is open to adults of 18 or older who live in Peru, with a valid DNI or foreign resident card and true details.',
        ),
        list(
          'No participan los trabajadores de Sillar & Mar, el personal de sus agencias, sus contratistas ni los familiares de todos ellos.',
          'Employees of Sillar & Mar, agency staff, contractors and the relatives of any of them cannot take part.',
        ),
        list('Nadie puede referirse a sí mismo.', 'Nobody can refer themselves.'),
        list(
          'Si dos personas refieren a la misma, cuenta el primer registro.',
          'If two people refer the same person, the first entry counts.',
        ),
        list(
          'El programa puede cambiar o terminar. Lo ya ganado se respeta.',
          'The programme may change or end. Rewards already earned are honoured.',
        ),
      ],
    },
    {
      key: 'referidos4',
      title: { es: 'Datos de la persona referida', en: 'The details of the person you refer' },
      blocks: [
        paragraph(
          'Al referir declaras que tienes el permiso de la persona referida para darnos su nombre, su documento y su teléfono. Los usamos para ofrecerle información sobre nuestros proyectos y para comprobar la recompensa.',
          'By referring someone you state that they allow you to give us their name, identity document and phone number. We use them to offer that person information about our projects and to check the reward.',
        ),
        paragraph(
          'Si la persona referida nos dice que no desea ser contactada, dejamos de llamarla y borramos sus datos, salvo los que la ley nos obliga a guardar.',
          'If that person tells us they do not wish to be contacted, we stop calling and delete their details, except any the law requires us to keep.',
        ),
      ],
    },
  ],
}

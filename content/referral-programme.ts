import type { ReferralProgramme } from '@app/domain/snapshot/globals.schema'

export const referralProgramme: ReferralProgramme = {
  header: {
    title: { es: 'REFIERE y', en: 'REFER and' },
    titleBold: { es: 'GANA', en: 'WIN' },
    intro: {
      es: 'Preséntanos a quien busca un lugar propio. Si compra con nosotros, tú recibes una recompensa según las bases del programa.',
      en: 'Introduce us to someone looking for a place of their own. If they buy with us, you receive a reward under the terms of the programme.',
    },
    image: 'coral-club',
    firstButton: { es: 'Ver recompensas', en: 'See the rewards' },
    secondButton: { es: 'Referir ahora', en: 'Refer someone' },
  },
  rewards: {
    title: { es: 'Cada amigo', en: 'Every friend' },
    titleBold: { es: 'cuenta', en: 'counts' },
    intro: {
      es: 'La recompensa depende de cuántos de tus referidos compran.',
      en: 'The reward depends on how many of your referrals buy.',
    },
    button: { es: 'Cómo funciona', en: 'How it works' },
    items: [
      {
        icon: 'user',
        amountPen: 200,
        title: { es: 'Por tu primer referido', en: 'For your first referral' },
        description: {
          es: 'Cuando la primera persona que nos presentas cumple las condiciones de las bases.',
          en: 'When the first person you introduce meets the conditions in the terms.',
        },
      },
      {
        icon: 'users',
        amountPen: 500,
        title: { es: 'Desde el segundo referido', en: 'From the second referral on' },
        description: {
          es: 'Por el segundo, y también por cada uno de los que vengan después.',
          en: 'For the second, and again for each one after that.',
        },
      },
    ],
  },
  steps: {
    title: { es: 'Cuatro pasos,', en: 'Four steps,' },
    titleBold: { es: 'bien explicados', en: 'one at a time' },
    items: [
      {
        title: { es: 'Pídele permiso', en: 'Ask first' },
        description: {
          es: 'Cuéntale que quieres presentarnos y confirma que está de acuerdo en que lo llamemos.',
          en: 'Tell them you would like to introduce us, and make sure they are happy to get a call.',
        },
        image: 'mykonos-street',
      },
      {
        title: { es: 'Déjanos los datos', en: 'Leave the details' },
        description: {
          es: 'Completa el formulario con tus datos y los de tu referido. Puedes agregar a varias personas.',
          en: 'Fill in the form with your details and theirs. You can add several people at once.',
        },
        image: 'o2-lobby',
      },
      {
        title: { es: 'Nosotros lo acompañamos', en: 'We take it from there' },
        description: {
          es: 'Un asesor lo llama, responde sus preguntas y lo invita a conocer el proyecto que le interesa.',
          en: 'An adviser calls, answers questions and invites them to see the project they have in mind.',
        },
        image: 'zafiro-club',
      },
      {
        title: { es: 'Recibe tu recompensa', en: 'Receive your reward' },
        description: {
          es: 'Cuando tu referido compra y cumple las condiciones de las bases, te avisamos y coordinamos la entrega.',
          en: 'Once your referral has bought and met the conditions in the terms, we let you know and arrange delivery.',
        },
        image: 'santorini-club',
      },
    ],
  },
  form: {
    title: { es: 'Preséntanos', en: 'Introduce us' },
    titleBold: { es: 'a tu referido', en: 'to your referral' },
    intro: {
      es: 'Primero tus datos, luego los de la persona que refieres. Solo la llamaremos para hablarle de nuestros proyectos.',
      en: 'Your details first, then those of the person you refer. We will call them only about our projects.',
    },
  },
  banner: {
    title: { es: 'Estás cerca', en: 'You are close' },
    titleBold: { es: 'de tu recompensa', en: 'to your reward' },
    text: {
      es: 'Todo empieza con una presentación. Si ya tienes a alguien en mente, el formulario toma un par de minutos.',
      en: 'It all starts with an introduction. If someone comes to mind, the form takes a couple of minutes.',
    },
    button: { es: 'Completar el formulario', en: 'Fill in the form' },
  },
  prizes: {
    title: { es: 'Lo que', en: 'What you' },
    titleBold: { es: 'puedes recibir', en: 'can receive' },
    intro: {
      es: 'Los montos están en soles. Los requisitos y la forma de entrega figuran en las bases del programa.',
      en: 'Amounts are in Peruvian soles. Requirements and delivery are set out in the terms of the programme.',
    },
    items: [
      {
        title: { es: 'S/\u00a0200 por el primero', en: 'S/\u00a0200 for the first' },
        description: {
          es: 'La recompensa por tu primer referido que compra.',
          en: 'The reward for your first referral who buys.',
        },
      },
      {
        title: { es: 'S/\u00a0500 desde el segundo', en: 'S/\u00a0500 from the second on' },
        description: {
          es: 'La misma cifra por cada referido adicional que compra.',
          en: 'The same amount for every further referral who buys.',
        },
      },
      {
        title: { es: 'Tarjeta de regalo de S/\u00a0200', en: 'S/\u00a0200 gift card' },
        description: {
          es: 'Un premio del programa, cuando las bases de la campaña lo incluyen.',
          en: 'Given when a campaign’s terms include it.',
        },
      },
    ],
    image: 'coral-pool',
  },
  seo: {
    title: { es: 'Refiere y gana', en: 'Refer and win' },
    description: {
      es: 'Recomienda Sillar & Mar y recibe S/\u00a0200 por tu primer referido y S/\u00a0500 desde el segundo, según las bases del programa.',
      en: 'Recommend Sillar & Mar and receive S/\u00a0200 for your first referral and S/\u00a0500 from the second on, under the programme’s terms.',
    },
  },
}

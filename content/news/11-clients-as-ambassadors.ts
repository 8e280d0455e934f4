import type { Article } from '@app/domain/snapshot/news.schema'

export const clientsAsAmbassadors: Article = {
  number: 11,
  category: 'celebrities-and-ambassadors',
  image: 'santorini-club',
  publishedOn: '2026-05-11',
  dateLabel: { es: '11 de mayo de 2026', en: '11 May 2026' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Nuestros embajadores son nuestros clientes: cómo funciona Refiere y gana',
    en: 'Our ambassadors are our clients: how Refer and win works',
  },
  summary: {
    es: 'Cuánto se recibe, qué hay que hacer y qué pasa con los datos de la persona que nos presentas.',
    en: 'What you receive, what you have to do, and what happens to the details of the person you introduce.',
  },
  body: {
    es: `No contratamos rostros conocidos. Cuando alguien nos recomienda, casi siempre es un cliente que le contó su experiencia a un hermano, a una compañera de trabajo o al vecino. El programa **Refiere y gana** existe para agradecer esa conversación, y esta nota explica cómo funciona y qué le pedimos a quien habla por nosotros.

## Cuánto se recibe

- **S/\u00a0200** por tu primer referido.
- **S/\u00a0500** desde el segundo en adelante, por cada uno.

Los montos son en soles. La recompensa corresponde cuando la persona que presentaste compra y cumple las condiciones de las bases. Por dejar un nombre no se paga nada: así nadie tiene motivos para dar el teléfono de alguien que no lo pidió.

## Qué tienes que hacer

1. Pregúntale si está de acuerdo en que la llamemos. Es lo primero, y el formulario te pedirá confirmarlo.
2. Completa el [formulario de referidos](/referidos) con tus datos y los suyos. Puedes agregar a varias personas en un solo envío.
3. Guarda el código que aparece al final. Con él puedes preguntar cómo va todo.

Del resto nos ocupamos nosotros: llamar, responder, acompañar a la visita.

## Qué le pedimos a quien nos recomienda

- **Cuenta lo que viviste, no lo que crees que queremos oír.** Si algo de tu compra no fue perfecto, dilo también. Una recomendación sincera vale más que una entusiasta.
- **Di que hay una recompensa.** Tu amigo tiene derecho a saber que, si compra, tú recibes algo.
- **No prometas por nosotros.** Ni descuentos, ni fechas, ni que el lote valdrá más mañana. Los precios y las condiciones se los decimos nosotros, por escrito.
- **No insistas.** Un «no, gracias» es una respuesta completa.

## Qué hacemos con los datos

Usamos los datos de tu referido para hablarle de nuestros proyectos y para comprobar tu recompensa. En la primera llamada le decimos quién nos lo presentó. Si nos pide que no lo llamemos, dejamos de hacerlo y borramos sus datos, salvo los que la ley obliga a guardar.

## Si algún día contratamos a alguien

Puede pasar que una persona conocida aparezca en una campaña nuestra. Si ocurre, lo diremos donde aparezca: que es publicidad y que cobra por ella. Los testimonios de clientes no se pagan.

## Las bases

Cada campaña tiene su propia vigencia. La de 2025, por ejemplo, fue del 1\u00a0de\u00a0enero al 31\u00a0de\u00a0diciembre de ese año y ya está archivada. Las condiciones vigentes se publican siempre en los [términos y condiciones](/terminos-y-condiciones?section=referidos).`,
    en: `We do not hire famous faces. When somebody recommends us, it is nearly always a client who told a brother, a colleague or the neighbour what it was like. The **Refer and win** programme exists to say thank you for that conversation. Here is how it works, and what we ask of anyone who speaks for us.

## What you receive

- **S/\u00a0200** for your first referral.
- **S/\u00a0500** for each one from the second on.

Amounts are in Peruvian soles. The reward is due once the person you introduced has bought and met the conditions in the terms. Nothing is paid for a name alone, so nobody has a reason to hand over the number of someone who never asked for a call.

## What you have to do

1. Ask whether they are happy to hear from us. This comes first, and the form will ask you to confirm it.
2. Fill in the [referral form](/en/referrals) with your details and theirs. You can add several people at once.
3. Keep the code you see at the end. With it you can ask how things are going.

We do the rest: calling, answering, going along on the visit.

## What we ask of you

- **Say what happened, not what you think we would like to hear.** If some part of your purchase was less than perfect, say that too. An honest recommendation is worth more than a glowing one.
- **Mention the reward.** Your friend has a right to know that you receive something if they buy.
- **Make no promises on our behalf.** No discounts, no dates, no talk of the lot being worth more tomorrow. Prices and conditions come from us, in writing.
- **Do not press.** “No, thanks” is a complete answer.

## What we do with the data

We use your referral’s details to tell them about our projects and to check your reward. On the first call we say who introduced them. If they ask us not to call, we stop and delete their details, except any the law requires us to keep.

## If we ever do hire someone

One day a well-known person may appear in a campaign of ours. If so, we will say it wherever they appear: that it is advertising, and that they are paid for it. Clients are not paid for their testimonials.

## The terms

Every campaign has its own dates. The one for 2025, for example, ran from 1\u00a0January to 31\u00a0December of that year and is now in the archive. The conditions in force are always published in our [terms and conditions](/en/terms?section=referidos).`,
  },
}

import type { Article } from '@app/domain/snapshot/news.schema'

export const footballDraw: Article = {
  number: 6,
  category: 'events-and-fairs',
  image: 'mykonos-beach',
  publishedOn: '2025-08-14',
  dateLabel: { es: '16 de junio al 12 de agosto de 2025', en: '16 June to 12 August 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Seis pelotas, seis ganadores: así cerró el sorteo futbolero',
    en: 'Six footballs, six winners: how our football draw ended',
  },
  summary: {
    es: 'Hasta el 12\u00a0de\u00a0agosto se inscribieron nuestros clientes; el 13 sorteamos seis pelotas de fútbol.',
    en: 'Our clients signed up until 12\u00a0August; on the 13th we held a draw for six footballs.',
  },
  body: {
    es: `En la playa siempre falta una pelota. La de la casa está desinflada, la del primo se la llevó el mar. Con esa idea armamos un sorteo corto y sencillo para el invierno: **seis pelotas de fútbol, seis ganadores**.

## Las fechas

- **16\u00a0de\u00a0junio de 2025:** empezó la campaña.
- **12\u00a0de\u00a0agosto de 2025:** último día para participar.
- **13\u00a0de\u00a0agosto de 2025:** sorteo.

## Las reglas, en limpio

Podían inscribirse nuestros clientes de 18 años o más, residentes en el Perú, con DNI o carné de extranjería vigente y datos que se pudieran verificar. No participaron nuestros trabajadores, el personal de agencias y contratistas ni sus familiares.

Inscribirse no costaba nada y no obligaba a nada. Tampoco mejoraba las posibilidades de nadie haber comprado más metros, pagar cuotas más altas o tener amigos en la oficina: un cliente, una inscripción.

## Las 24 horas

Cada ganador tuvo **24 horas** para responder a nuestro aviso. Si no lo hacía, el premio pasaba al siguiente suplente de la lista. Es un plazo corto, y por eso lo anunciamos desde el principio y usamos el teléfono y el correo que cada persona registró.

Nos preguntaron por qué tan poco tiempo. La respuesta es que una lista de suplentes solo sirve si avanza: con plazos largos, seis pelotas pueden tardar meses en llegar a una cancha. Si vas a participar en un sorteo, nuestro o de cualquiera, haz dos cosas: lee el plazo de respuesta y revisa que tus datos estén al día.

## Qué pasó con los datos

Usamos los datos de los inscritos para el sorteo: comprobar las condiciones, avisar y entregar el premio. Solo recibe publicidad quien lo aceptó por separado, y cualquiera puede pedir que borremos los suyos. La [política de privacidad](/politica-de-privacidad) explica cómo hacerlo.

No publicamos los nombres de los ganadores: se los dijimos a ellos, que es lo que corresponde.

## Y ahora, a jugar

Las bases de esta campaña quedan archivadas en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=promociones2), junto con las de las anteriores. Allí se pueden leer aunque la campaña haya terminado, porque una regla que desaparece no es una regla.

A quienes no ganaron, les debemos un partido. En nuestros condominios de playa hay arena de sobra para dos arcos hechos con sandalias, y el marcador lo lleva el que sepa contar con el sol de frente.`,
    en: `There is never a football at the beach when you need one. Yours has gone flat and your cousin’s was taken by the sea. So for the winter we came up with a short, simple draw: **six footballs, six winners**.

## The dates

- **16\u00a0June 2025:** the campaign opened.
- **12\u00a0August 2025:** last day to take part.
- **13\u00a0August 2025:** the draw.

## The rules, in plain words

It was open to clients aged 18 or over, resident in Peru, with a valid national ID or foreign resident card and details that could be verified. Our own staff, agency personnel and contractors, and their relatives, could not take part.

Entering cost nothing and committed you to nothing. Nor did it help to have bought more land, to pay higher instalments or to know someone at the office: one client, one entry.

## The 24 hours

Each winner had **24 hours** to reply to our message. If they did not, the prize went to the next substitute on the list. It is a short deadline, which is why we announced it from the start and used the phone number and e-mail each person had given us.

Some of you asked why so little time. A list of substitutes only works if it keeps moving: with long deadlines, six footballs can take months to reach a pitch. If you enter a draw, ours or anyone else’s, do two things: read the deadline for replying, and check that your contact details are up to date.

## What happened to the data

We used the details of those who entered to run the draw: to check the conditions, notify people and hand over the prize. Advertising goes only to those who agreed to it separately, and anyone can ask us to delete theirs. The [privacy policy](/en/privacy-policy) explains how.

We do not publish the winners’ names: we told the winners themselves, and that is enough.

## Now go and play

The terms of this campaign are kept in the archive of our [terms and conditions](/en/terms?section=promociones&subsection=promociones2), next to those of earlier ones. You can read them there although the campaign is over, because a rule that disappears is not a rule.

To everyone who did not win, we owe you a match. At our beach condominiums there is plenty of sand for two goals made out of sandals, and whoever can count with the sun in their eyes keeps the score.`,
  },
}

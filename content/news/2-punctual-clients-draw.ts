import type { Article } from '@app/domain/snapshot/news.schema'

export const punctualClientsDraw: Article = {
  number: 2,
  category: 'events-and-fairs',
  image: 'mykonos-pool',
  publishedOn: '2024-12-16',
  dateLabel: { es: '16 de diciembre de 2024', en: '16 December 2024' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Pagar a tiempo también se celebra: el sorteo de los puntuales',
    en: 'Paying on time is worth celebrating: a draw for punctual clients',
  },
  summary: {
    es: 'Cerramos el año con un sorteo entre los clientes que tuvieron sus cuotas al día. Así lo organizamos.',
    en: 'We closed the year with a draw among clients whose instalments were up to date. This is how we ran it.',
  },
  body: {
    es: `Hay clientes que nunca llaman. No tienen reclamos ni atrasos; pagan su cuota y siguen con su vida. Este diciembre quisimos que la llamada la hiciéramos nosotros, y con una buena noticia: un sorteo reservado para quienes llegaron a fin de año con **todas sus cuotas al día**.

## Cómo se hizo

1. Sacamos la lista de clientes puntuales directamente del registro de pagos. Nadie tuvo que inscribirse, comprar nada más ni llenar un formulario.
2. Revisamos que cada participante cumpliera las reglas de siempre: mayor de edad, residente en el Perú y con documento vigente.
3. Quedaron fuera nuestros trabajadores, el personal de las agencias, los contratistas y los familiares de todos ellos.
4. Sorteamos titulares y suplentes, por si alguien no respondía en el plazo de las bases.

Antes del sorteo cerramos la lista y ya no se tocó. Parece un detalle, pero es la diferencia entre un sorteo y una elección.

## Por qué premiar la puntualidad

Un proyecto avanza cuando todos cumplen su parte: nosotros con la obra, cada familia con su cuota. En esta industria es costumbre guardar los regalos para quien recién llega. Agradecer a quien ya confió, y viene cumpliendo mes a mes, nos pareció más justo.

También queremos decir lo contrario con claridad: un atraso no convierte a nadie en mal cliente. A veces la vida se complica. Si ves que una cuota se te va a juntar con otra, avísanos antes de la fecha. Un asesor revisa contigo lo que dice tu contrato y qué opciones hay. Es mucho más fácil conversar antes que después.

## Tres costumbres que ayudan

- **Anota la fecha de vencimiento** en el calendario del teléfono, con dos días de anticipación.
- **Guarda cada constancia de pago.** Si un día no coincide algo, la constancia lo resuelve en minutos.
- **Mantén tu correo y tu teléfono al día.** En un sorteo, y en cualquier trámite, es por ahí por donde te buscamos.

## Lo que publicamos y lo que no

No publicamos nombres ni fotografías de los ganadores. Ellos ya lo saben, y sus datos son suyos. Lo que sí publicamos son las reglas: a partir de 2025, las bases de cada campaña estarán en la página de [términos y condiciones](/terminos-y-condiciones?section=promociones), y seguirán ahí cuando haya terminado.

A todos los que pagaron a tiempo, hayan ganado o no: gracias.`,
    en: `Some clients never call. They have no complaints and no arrears; they pay their instalment and get on with life. This December we wanted to be the ones to call, and with good news: a draw reserved for those who reached the end of the year with **every instalment up to date**.

## How it worked

1. We took the list of punctual clients straight from the payment records. Nobody had to sign up, buy anything else or fill in a form.
2. We checked that every participant met the usual rules: of legal age, resident in Peru and holding a valid identity document.
3. Our own staff, agency staff, contractors and the relatives of all of them were left out.
4. We drew winners and substitutes, in case somebody did not reply within the time set by the terms.

The list was closed before the draw and nobody touched it afterwards. It sounds like a detail, but it is the difference between drawing a winner and choosing one.

## Why reward being on time

A project moves forward when everyone does their part: we build, each family pays its share. In this business presents are usually kept for whoever has just arrived. Thanking the people who already trusted us, and who keep their side month after month, seemed fairer.

We also want to say the opposite clearly: being late does not make anyone a bad client. Life gets complicated. If you can see one instalment running into the next, tell us before it is due. An adviser will go through your contract with you and look at the options. It is far easier to talk before than after.

## Three habits that help

- **Put the due date in your phone’s calendar,** with a reminder two days ahead.
- **Keep every payment receipt.** If something does not match one day, the receipt settles it in minutes.
- **Keep your e-mail and phone number up to date.** For a draw, and for any paperwork, that is how we find you.

## What we publish and what we don’t

We publish neither the names nor the photographs of the winners. They know already, and their data belongs to them. What we do publish is the rules: from 2025 on, the terms of every campaign will be on the [terms and conditions](/en/terms?section=promociones) page, and will stay there once it is over.

To everyone who paid on time, prize or no prize: thank you.`,
  },
}

import type { Article } from '@sillar/domain/content/news.schema'

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

1. Sacamos la lista de clientes puntuales directamente del registro de pagos. Nadie tuvo que inscribirse ni llenar un formulario.
2. Revisamos que cada participante cumpliera las reglas de siempre: mayor de edad, residente en el Perú y con documento vigente.
3. Quedaron fuera nuestros trabajadores, el personal de las agencias, los contratistas y los familiares de todos ellos.
4. Sorteamos titulares y suplentes, por si alguien no respondía en el plazo de las bases.

## Por qué lo hacemos

Un proyecto avanza cuando todos cumplen su parte: nosotros con la obra, cada familia con su cuota. Agradecer la puntualidad nos pareció más justo que premiar solo a quien recién llega.

No publicamos nombres ni fotografías de los ganadores. Ellos ya lo saben, y sus datos son suyos. Lo que sí publicamos son las reglas: las campañas desde 2025, también las que ya terminaron, tienen sus bases en la página de [términos y condiciones](/terminos-y-condiciones).

A todos los que pagaron a tiempo, hayan ganado o no: gracias.`,
    en: `Some clients never call. They have no complaints and no arrears; they pay their instalment and get on with life. This December we wanted to be the ones to call, and with good news: a draw reserved for those who reached the end of the year with **every instalment up to date**.

## How it worked

1. We took the list of punctual clients straight from the payment records. Nobody had to sign up or fill in a form.
2. We checked that every participant met the usual rules: of legal age, resident in Peru and holding a valid identity document.
3. Our own staff, agency staff, contractors and the relatives of all of them were left out.
4. We drew winners and substitutes, in case somebody did not reply within the time set by the terms.

## Why we do it

A project moves forward when everyone does their part: we build, each family pays its share. Thanking people for being on time seemed fairer than rewarding only those who have just arrived.

We publish neither the names nor the photographs of the winners. They know already, and their data belongs to them. What we do publish is the rules: campaigns from 2025 on, including those that have ended, have their terms on the [terms and conditions](/en/terms) page.

To everyone who paid on time, prize or no prize: thank you.`,
  },
}

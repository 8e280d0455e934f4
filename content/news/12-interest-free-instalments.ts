import type { Article } from '@sillar/domain/content/news.schema'

export const interestFreeInstalments: Article = {
  number: 12,
  category: 'press',
  image: 'santorini-lot',
  publishedOn: '2026-07-13',
  dateLabel: { es: '13 de julio de 2026', en: '13 July 2026' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Cuotas sin intereses: qué significan y qué conviene preguntar',
    en: 'Interest-free instalments: what they mean and what to ask',
  },
  summary: {
    es: 'Explicamos con palabras sencillas cómo se paga un lote en partes y qué hay que leer antes de firmar.',
    en: 'In plain words: how a lot is paid for in parts, and what to read before signing.',
  },
  body: {
    es: `«Sin intereses» es una frase que conviene mirar de cerca. Aquí va lo que significa en nuestros condominios.

## La cuenta

El precio del lote se divide en dos partes: una **cuota inicial** y un **saldo**. El saldo se reparte en cuotas mensuales iguales. Si sumas la inicial y todas las mensualidades, el resultado es el precio pactado. Eso es no tener intereses: el tiempo no encarece el lote.

## El plazo

Cada proyecto tiene el suyo. Estos son algunos:

- **Santorini:** hasta {months:santorini}, con cuotas desde {priceUsd:santorini} ({pricePen:santorini}).
- **Zafiro:** hasta {months:zafiro}, con cuotas desde {priceUsd:zafiro} ({pricePen:zafiro}).
- **Punta Arena II:** hasta {months:punta-arena-2}, con cuotas desde {priceUsd:punta-arena-2} ({pricePen:punta-arena-2}).

«Desde» quiere decir eso: la cuota de cada lote depende de su área, de su ubicación y de la inicial.

## Dólares y soles

El monto en soles es una referencia calculada con un tipo de cambio fechado, que publicamos en el sitio. Pregunta siempre en qué moneda está tu contrato.

## Qué preguntar antes de firmar

1. ¿Cuál es el precio total y cuánto es la inicial?
2. ¿Cuántas cuotas son y qué día vencen?
3. ¿Qué pasa si me atraso, o si quiero adelantar?
4. ¿Qué gastos no están incluidos, como los notariales o los registrales?
5. ¿Cuándo se entrega el lote y en qué condiciones?

Si alguna respuesta no está por escrito, pide que la escriban. A nosotros también.`,
    en: `“Interest-free” is a phrase worth a closer look. This is what it means at our condominiums.

## The sum

The price of the lot is split in two: a **down payment** and a **balance**. The balance is paid in equal monthly instalments. Add the down payment to all the instalments and you get the agreed price. That is what having no interest means: time does not make the lot more expensive.

## The term

Each project has its own. Here are some:

- **Santorini:** up to {months:santorini}, with instalments from {priceUsd:santorini} ({pricePen:santorini}).
- **Zafiro:** up to {months:zafiro}, with instalments from {priceUsd:zafiro} ({pricePen:zafiro}).
- **Punta Arena II:** up to {months:punta-arena-2}, with instalments from {priceUsd:punta-arena-2} ({pricePen:punta-arena-2}).

“From” means just that: the instalment for a given lot depends on its area, its position and the down payment.

## Dollars and soles

The amount in soles is a reference based on a dated exchange rate, which we publish on this site. Always ask which currency your contract is in.

## What to ask before you sign

1. What is the total price, and how much is the down payment?
2. How many instalments are there, and when do they fall due?
3. What happens if I am late, or if I want to pay ahead?
4. Which costs are not included, such as notary or registry fees?
5. When will the lot be handed over, and in what condition?

If an answer is not in writing, ask for it in writing. That goes for us too.`,
  },
}

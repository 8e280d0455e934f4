import type { Article } from '@app/domain/snapshot/news.schema'

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
    es: `«Sin intereses» es una frase que conviene mirar de cerca. Aquí va lo que significa en nuestros condominios, y lo que te recomendamos preguntar aquí y en cualquier otra parte.

## La cuenta

El precio del lote se divide en dos partes: una **cuota inicial** y un **saldo**. El saldo se reparte en cuotas mensuales iguales. Si sumas la inicial y todas las mensualidades, el resultado es el precio pactado. Eso es no tener intereses: el tiempo no encarece el lote.

La prueba es fácil y se hace con lápiz. Pide el precio al contado, suma las cuotas y compara. Si los dos números no coinciden, pregunta por la diferencia; puede llamarse comisión, gasto o seguro, pero alguien la paga.

## El plazo

Cada proyecto tiene el suyo. Estos son algunos:

- **Santorini:** hasta {months:santorini}, con cuotas desde {priceUsd:santorini} o {pricePen:santorini}.
- **Zafiro:** hasta {months:zafiro}, con cuotas desde {priceUsd:zafiro} o {pricePen:zafiro}.
- **Punta Arena II:** hasta {months:punta-arena-2}, con cuotas desde {priceUsd:punta-arena-2} o {pricePen:punta-arena-2}.

«Desde» quiere decir eso: la cuota de cada lote depende de su área, de su ubicación y de la inicial. Un plazo largo baja la cuota y alarga el compromiso. Elige la cuota que puedas pagar también en un mes malo.

## Dólares y soles

Mostramos cada precio en las dos monedas, con letra del mismo tamaño. El monto en soles sale del tipo de cambio que aceptamos para el pago, publicado con su fecha junto a los precios. Puedes pagar en cualquiera de las dos. Pregunta siempre en qué moneda está tu contrato: si ganas en soles y tu cuota está en dólares, lo que pagas cambia con el dólar aunque la cuota no cambie.

## Qué preguntar antes de firmar

1. ¿Cuál es el precio total y cuánto es la inicial?
2. ¿Cuántas cuotas son y qué día vencen?
3. ¿Qué pasa si me atraso, o si quiero adelantar?
4. ¿Qué gastos no están incluidos, como los notariales o los registrales?
5. ¿Cuándo se entrega el lote y en qué condiciones?

## Dónde está escrito

Las [condiciones de los precios](/terminos-y-condiciones?section=general&subsection=terminos3) reúnen todo lo que hay detrás de una cuota «desde», proyecto por proyecto. Lo que vale al final es tu contrato. Si alguna respuesta no está por escrito, pide que la escriban. A nosotros también.`,
    en: `“Interest-free” is a phrase worth a closer look. This is what it means at our condominiums, and what we suggest you ask here and anywhere else.

## The sum

The price of the lot is split in two: a **down payment** and a **balance**. The balance is paid in equal monthly instalments. Add the down payment to all the instalments and you get the agreed price. That is what having no interest means: time does not make the lot more expensive.

The test is easy and takes a pencil. Ask for the cash price, add up the instalments and compare. If the two numbers differ, ask about the gap; it may be called a commission, a charge or insurance, but somebody is paying it.

## The term

Each project has its own. Here are some:

- **Santorini:** up to {months:santorini}, with instalments from {priceUsd:santorini} or {pricePen:santorini}.
- **Zafiro:** up to {months:zafiro}, with instalments from {priceUsd:zafiro} or {pricePen:zafiro}.
- **Punta Arena II:** up to {months:punta-arena-2}, with instalments from {priceUsd:punta-arena-2} or {pricePen:punta-arena-2}.

“From” means just that: the instalment for a given lot depends on its area, its position and the down payment. A longer term lowers the instalment and lengthens the commitment. Choose an amount you could still pay in a bad month.

## Dollars and soles

We show every price in both currencies, in characters of the same size. The amount in soles comes from the exchange rate we accept for payment, published with its date next to the prices. You may pay in either. Always ask which currency your contract is in: if you earn in soles and your instalment is in dollars, what you pay moves with the dollar even though the instalment does not.

## What to ask before you sign

1. What is the total price, and how much is the down payment?
2. How many instalments are there, and when do they fall due?
3. What happens if I am late, or if I want to pay ahead?
4. Which costs are not included, such as notary or registry fees?
5. When will the lot be handed over, and in what condition?

## Where it is written down

The [conditions of our prices](/en/terms?section=general&subsection=terminos3) set out everything behind a “from” instalment, project by project. What counts in the end is your contract. If an answer is not in writing, ask for it in writing. That goes for us too.`,
  },
}

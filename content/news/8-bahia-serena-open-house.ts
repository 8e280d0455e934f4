import type { Article } from '@app/domain/snapshot/news.schema'

export const bahiaSerenaOpenHouse: Article = {
  number: 8,
  category: 'events-and-fairs',
  image: 'bahia-serena-hero-2',
  publishedOn: '2025-10-01',
  dateLabel: { es: '1 al 25 de octubre de 2025', en: '1 to 25 October 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Open house de Bahía Serena: ven a preguntar todo lo que quieras',
    en: 'Bahía Serena open house: come and ask us anything',
  },
  summary: {
    es: 'Del 1 al 25\u00a0de\u00a0octubre, Bahía Serena tiene su open house en nuestras salas de ventas, con un sorteo al final.',
    en: 'From 1 to 25\u00a0October Bahía Serena holds its open house at our sales rooms, with a draw at the end.',
  },
  body: {
    es: `Un open house no es una venta relámpago. Es lo contrario: varias semanas para mirar un mismo proyecto por todos sus lados, con los planos desplegados y con alguien que sabe responder. **Del 1 al 25\u00a0de\u00a0octubre de 2025**, ese proyecto es Bahía Serena.

## Qué puedes hacer

- Revisar el plano general y ubicar los lotes disponibles, que parten de {area:bahia-serena}.
- Calcular tu cuota con un asesor. La mensualidad parte de {priceUsd:bahia-serena} o {pricePen:bahia-serena}, sin intereses.
- Ver la costa de Tumbes en imágenes y preguntar por el viaje, el clima y los servicios.
- Llevarte todo por escrito y pensarlo en casa.

## Cinco preguntas para traer

Quien llega con preguntas sale con respuestas. Estas sirven para cualquier lote de playa, nuestro o de otra empresa:

1. ¿Qué lotes están libres hoy, y cuál es el precio total de cada uno?
2. ¿Qué incluye el condominio y qué se comparte con otros?
3. ¿En qué etapa está la obra y qué dice el contrato sobre la entrega?
4. ¿Cuánto es la cuota inicial y cómo se reparte el saldo?
5. ¿Qué gastos hay además del precio?

Si algo no lo sabe el asesor, lo averigua y te escribe. No vale adivinar.

## El sorteo

Entre quienes separen un lote en esos días habrá un sorteo. Estas son las fechas que conviene anotar:

1. **5\u00a0de\u00a0noviembre:** aviso del resultado.
2. **10\u00a0de\u00a0noviembre:** fecha límite para pagar la inicial y firmar el contrato. Sin ese paso no hay premio.

Participan personas mayores de edad, residentes en el Perú y con documento vigente. Si el ganador no responde o no acepta dentro del plazo, se avisa al siguiente suplente. El detalle está en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=terminos7).

## Si estás lejos

Muchas de las personas interesadas en Tumbes viven en otra ciudad, y algunas en otro país. Si no puedes venir a Arequipa ni a Lima, pide una videollamada: mostramos los mismos planos y respondemos las mismas preguntas. Después te enviamos por correo lo conversado, para que lo compares con calma.

## Antes de venir

Mira la [página de Bahía Serena](/proyectos/condominios/bahia-serena) y apunta tus dudas. También puedes leer las [condiciones de los precios](/terminos-y-condiciones?section=general&subsection=terminos3), que dicen qué hay detrás de cada «desde». Una visita bien preparada dura menos y sirve más.`,
    en: `An open house is not a flash sale. It is the opposite: several weeks to look at one project from every side, with the plans spread out and someone on hand who knows the answers. **From 1 to 25\u00a0October 2025** that project is Bahía Serena.

## What you can do

- Study the master plan and find the available lots, which start at {area:bahia-serena}.
- Work out your instalment with an adviser. Monthly payments start at {priceUsd:bahia-serena} or {pricePen:bahia-serena}, with no interest.
- See the coast of Tumbes in pictures, and ask about the journey, the weather and the facilities.
- Take everything home in writing and think it over.

## Five questions to bring

Come with questions and you will leave with answers. These work for any beach lot, ours or anyone else’s:

1. Which lots are free today, and what is the total price of each?
2. What does the condominium include, and what is shared with others?
3. What stage have the works reached, and what does the contract say about handover?
4. How much is the down payment, and how is the balance spread?
5. Which costs come on top of the price?

If an adviser does not know something, they find out and write to you. Guessing is not allowed.

## The draw

There will be a draw among those who reserve a lot on those days. These are the dates to note:

1. **5\u00a0November:** the result is announced to the winner.
2. **10\u00a0November:** last day to make the down payment and sign the contract. Otherwise there is no prize.

You need to be of legal age, resident in Peru and hold a valid identity document. If the winner does not reply or accept in time, the next substitute is notified. The details are in our [terms and conditions](/en/terms?section=promociones&subsection=terminos7).

## If you are far away

Many of the people interested in Tumbes live in another city, and some in another country. If you cannot come to Arequipa or Lima, ask for a video call: we show the same plans and answer the same questions. Afterwards we e-mail you what was said, so that you can compare it in your own time.

## Before you come

Have a look at the [Bahía Serena page](/en/projects/condominiums/bahia-serena) and write down your questions. You can also read the [conditions of our prices](/en/terms?section=general&subsection=terminos3), which tell you what is behind every “from”. A visit you have prepared for is shorter and gets you further.`,
  },
}

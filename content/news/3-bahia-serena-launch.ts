import type { Article } from '@app/domain/snapshot/news.schema'

export const bahiaSerenaLaunch: Article = {
  number: 3,
  category: 'launches',
  image: 'bahia-serena-hero-1',
  publishedOn: '2025-03-17',
  dateLabel: { es: '17 de marzo de 2025', en: '17 March 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Bahía Serena: nuestro primer condominio en el mar tibio de Tumbes',
    en: 'Bahía Serena: our first condominium on the warm sea of Tumbes',
  },
  summary: {
    es: 'Presentamos un condominio de playa en el norte del Perú, con lotes en cuotas mensuales sin intereses.',
    en: 'We present a beach condominium in the north of Peru, with lots in interest-free monthly instalments.',
  },
  body: {
    es: `Llevamos años construyendo frente al mar frío del sur. Con **Bahía Serena** cambiamos de latitud: Tumbes, donde el agua es tibia, las palmeras crecen sin ayuda y la tarde dura un poco más.

## El proyecto, en cifras de hoy

Al 17\u00a0de\u00a0marzo de 2025, día del lanzamiento, Bahía Serena ofrece lotes desde 100\u00a0m² con precios desde US$\u00a012,750 y cuotas desde US$\u00a0149 al mes, sin intereses. El plazo se conversa con un asesor, porque depende de la cuota inicial y del lote elegido.

Son las cifras de esa fecha y quedan aquí como noticia. Las vigentes están siempre en la [página de Bahía Serena](/proyectos/condominios/bahia-serena), en dólares y en soles: lotes desde {area:bahia-serena} y cuotas desde {priceUsd:bahia-serena} o {pricePen:bahia-serena}.

## Un condominio que se parece a su lugar

En las imágenes verás techos de palma, galerías de madera, una piscina amplia y sin esquinas, y sombrillas tejidas en lugar de toldos. Son ilustraciones, pero la idea es firme: que el condominio se parezca a Tumbes y no a cualquier parte.

![](media:bahia-serena-terrace)

El clima decidió buena parte del diseño. En una costa cálida la sombra vale más que el vidrio, así que las casas se abren a la brisa y se protegen del sol con aleros. La vegetación es la que ya crece allí: palmeras y plantas que no piden más agua de la que hay.

## El sorteo de lanzamiento

Para presentar el proyecto organizamos un sorteo entre quienes separen un lote **hasta el 24\u00a0de\u00a0abril de 2025**. Hay un solo ganador, y el premio es un viaje a Tumbes para dos personas. La inicial se paga y el contrato se firma a más tardar el 30\u00a0de\u00a0abril. Las condiciones completas figuran en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=sorteo-bahia-serena).

Una sugerencia: no separes un lote por el sorteo. Sepáralo si el lugar es para ti, y toma el sorteo como lo que es, un regalo posible.

## Cómo conocerlo

Muchos de los que preguntan por Bahía Serena viven lejos de Tumbes, así que preparamos tres maneras de verlo bien antes de decidir:

- **Por tu cuenta,** con la galería y la ubicación de su página.
- **Con un asesor,** en Arequipa, en Lima o por videollamada, con el plano general a la vista.
- **En persona.** Coordinamos la visita contigo y te recibimos en el terreno.

Pregunta lo que quieras y pide las respuestas por escrito. Preferimos una venta que demora a una que se lamenta.`,
    en: `For years we have been building beside the cold sea of the south. With **Bahía Serena** we change latitude: Tumbes, where the water is warm, palm trees need no help to grow and the afternoon lasts a little longer.

## The project, in today’s figures

On 17\u00a0March 2025, the day of its launch, Bahía Serena offers lots from 100\u00a0m² priced from US$\u00a012,750, with instalments from US$\u00a0149 a month and no interest. The term is agreed with an adviser, since it depends on the down payment and the lot you choose.

Those are the figures of that date, and they stay here as news. The current ones are always on the [Bahía Serena page](/en/projects/condominiums/bahia-serena), in dollars and in soles: lots from {area:bahia-serena}, and instalments from {priceUsd:bahia-serena} or {pricePen:bahia-serena}.

## A place that looks like where it is

In the images you will see thatched roofs, timber galleries, a wide pool without corners and woven parasols instead of awnings. They are illustrations, but the idea behind them is firm: this condominium should look like Tumbes and not like just anywhere.

![](media:bahia-serena-terrace)

The climate made many of the decisions. On a warm coast shade is worth more than glass, so the houses open to the breeze and keep the sun off with deep eaves. The planting is what already grows there: palms, and species that ask for no more water than there is.

## The launch draw

To introduce the project we are holding a draw among those who reserve a lot **by 24\u00a0April 2025**. There is one winner, and the prize is a trip to Tumbes for two. The down payment is made and the contract signed by 30\u00a0April. The full conditions are in our [terms and conditions](/en/terms?section=promociones&subsection=sorteo-bahia-serena).

A word of advice: do not reserve a lot because of the draw. Reserve it if the place is right for you, and take the draw for what it is, a present you might get.

## How to see it

Many of the people asking about Bahía Serena live a long way from Tumbes, so there are three good ways to see it before deciding:

- **On your own,** with the gallery and the location on its page.
- **With an adviser,** in Arequipa, in Lima or by video call, with the master plan in front of you.
- **In person.** We arrange the visit with you and meet you on site.

Ask whatever you like, and ask for the answers in writing. We would rather have a sale that takes its time than one that is regretted.`,
  },
}

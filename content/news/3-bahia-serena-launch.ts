import type { Article } from '@sillar/domain/content/news.schema'

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

## El proyecto

Bahía Serena es un condominio de playa con lotes desde {area:bahia-serena}. La cuota mensual parte de {priceUsd:bahia-serena} ({pricePen:bahia-serena}) y no lleva intereses. El plazo se conversa con un asesor, porque depende de la cuota inicial y del lote elegido.

En las imágenes verás techos de palma, una piscina amplia y sin esquinas, y sombrillas de palma en lugar de toldos. Son referenciales, pero la idea es firme: que el condominio se parezca a Tumbes y no a cualquier parte.

## El sorteo de lanzamiento

Para presentar el proyecto organizamos un sorteo entre quienes separen un lote **hasta el 24\u00a0de\u00a0abril de 2025**. Hay un solo ganador, y el premio es un viaje a Tumbes para dos personas. La inicial se paga y el contrato se firma a más tardar el 30\u00a0de\u00a0abril. Las condiciones completas figuran en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=sorteo-bahia-serena).

## Cómo conocerlo

Puedes ver la galería, la ubicación y los servicios en la [página de Bahía Serena](/proyectos/condominios/bahia-serena), o pedir que un asesor te llame desde Arequipa o Lima. Si prefieres ir en persona, coordinamos la visita contigo.`,
    en: `For years we have been building beside the cold sea of the south. With **Bahía Serena** we change latitude: Tumbes, where the water is warm, palm trees need no help to grow and the afternoon lasts a little longer.

## The project

Bahía Serena is a beach condominium with lots from {area:bahia-serena}. The monthly instalment starts at {priceUsd:bahia-serena} ({pricePen:bahia-serena}) and carries no interest. The term is agreed with an adviser, since it depends on the down payment and the lot you choose.

In the images you will see thatched roofs, a wide pool without corners and palm-thatch parasols instead of awnings. They are illustrations, but the idea behind them is firm: this condominium should look like Tumbes and not like just anywhere.

## The launch draw

To introduce the project we are holding a draw among those who reserve a lot **by 24\u00a0April 2025**. There is one winner, and the prize is a trip to Tumbes for two. The down payment is made and the contract signed by 30\u00a0April. The full conditions are in our [terms and conditions](/en/terms?section=promociones&subsection=sorteo-bahia-serena).

## How to see it

Gallery, location and facilities are on the [Bahía Serena page](/en/projects/condominiums/bahia-serena), or you can ask an adviser in Arequipa or Lima to call you. If you would rather go in person, we will arrange the visit with you.`,
  },
}

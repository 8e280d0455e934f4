import type { Article } from '@sillar/domain/content/news.schema'

export const o2Apartments: Article = {
  number: 5,
  category: 'launches',
  image: 'o2-street',
  publishedOn: '2025-07-18',
  dateLabel: { es: '18 de julio de 2025', en: '18 July 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: { es: 'O2: departamentos con terrazas que respiran', en: 'O2: apartments with terraces that breathe' },
  summary: {
    es: 'Un edificio en Lima pensado desde la terraza hacia adentro. Repasamos sus áreas, su cuota y su open house.',
    en: 'A building in Lima designed from the terrace inwards. A look at its sizes, its instalment and its open house.',
  },
  body: {
    es: `La mayoría de los edificios se dibuja por dentro y al final se le pega un balcón. En **O2** hicimos el camino contrario: empezamos por las terrazas y dejamos que las salas vinieran después. Por eso la fachada ondula, y por eso hay verde en cada piso.

## Las áreas

Los departamentos van desde {area:o2} hasta 78\u00a0m². Los más compactos están pensados para vivir solo o en pareja; los más amplios, para una familia que empieza. En todos, la sala se abre hacia la terraza.

## La cuota

La cuota mensual parte de {priceUsd:o2} ({pricePen:o2}). El monto en soles es referencial y se calcula con el tipo de cambio publicado en este sitio. El plazo depende de cada caso, así que lo revisamos contigo antes de separar nada.

## El open house

Del **18\u00a0de\u00a0julio al 2\u00a0de\u00a0setiembre de 2025** recibimos visitas en el open house de O2. La campaña contempla 12 promociones para quienes separen un departamento; sus condiciones están en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=open-house-o2).

## Para ver más

La [página de O2](/proyectos/multifamiliares/o2) reúne las imágenes, los ambientes compartidos y la ubicación. Si quieres conocer un departamento con las medidas en la mano, trae tu lista de muebles: en la sala de ventas los acomodamos sobre el plano.`,
    en: `Most buildings are drawn from the inside out, and a balcony is stuck on at the end. At **O2** we went the other way: we started with the terraces and let the living rooms follow. That is why the façade ripples, and why there is green on every floor.

## The sizes

Apartments range from {area:o2} to 78\u00a0m². The compact ones suit someone living alone or as a couple; the larger ones, a family just starting out. In all of them the living room opens onto the terrace.

## The instalment

The monthly instalment starts at {priceUsd:o2} ({pricePen:o2}). The amount in soles is for reference and follows the exchange rate published on this site. The term depends on each case, so we go through it with you before you reserve anything.

## The open house

From **18\u00a0July to 2\u00a0September 2025** the O2 open house welcomes visitors. The campaign includes 12 promotions for people who reserve an apartment, and their conditions are set out in our [terms and conditions](/en/terms?section=promociones&subsection=open-house-o2).

## To see more

The [O2 page](/en/projects/apartments/o2) brings together the images, the shared spaces and the location. If you would like to judge an apartment by its measurements, bring a list of your furniture: in the sales room we will lay it out on the plan together.`,
  },
}

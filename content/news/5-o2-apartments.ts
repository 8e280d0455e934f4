import type { Article } from '@app/domain/snapshot/news.schema'

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

Los departamentos van desde {area:o2} hasta 78\u00a0m². Los más compactos están pensados para vivir solo o en pareja; los más amplios, para una familia que empieza. En todos, la sala se abre hacia la terraza, de modo que la luz entra hasta el fondo y el cuarto parece más grande de lo que dice el plano.

Un consejo para comparar: no mires solo el total. Pregunta cuánto de esa área es interior y cuánto es terraza, dónde va la lavandería y si el refrigerador que ya tienes cabe en su sitio. Son las medidas que se usan todos los días.

## La cuota

La cuota mensual parte de {priceUsd:o2} o {pricePen:o2}. El monto en soles sale del tipo de cambio que aceptamos para el pago, publicado en este sitio con su fecha, y puedes pagar en cualquiera de las dos monedas. El plazo depende de cada caso, así que lo revisamos contigo antes de separar nada. Todo lo que está detrás de ese «desde» se explica en las [condiciones de los precios](/terminos-y-condiciones?section=general&subsection=terminos3).

## Lo que se comparte

Vivir en un edificio también es lo que pasa fuera de tu puerta. O2 tiene un lobby con recepción y una terraza en la azotea, con piscina y jardineras, desde donde se ve encenderse la ciudad. Las plantas de la fachada no son un adorno: dan sombra en verano y filtran la vista de la calle.

## El open house

Del **18\u00a0de\u00a0julio al 2\u00a0de\u00a0setiembre de 2025** recibimos visitas en el open house de O2. La campaña contempla 12 promociones para quienes separen un departamento; sus condiciones están en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=open-house-o2).

## Para ver más

La [página de O2](/proyectos/multifamiliares/o2) reúne las imágenes, los ambientes compartidos y la ubicación. Si quieres conocer un departamento con las medidas en la mano, trae tu lista de muebles: en la sala de ventas los acomodamos sobre el plano, y si el sofá no entra, mejor saberlo antes.`,
    en: `Most buildings are drawn from the inside out, and a balcony is stuck on at the end. At **O2** we went the other way: we started with the terraces and let the living rooms follow. That is why the façade ripples, and why there is green on every floor.

## The sizes

Apartments range from {area:o2} to 78\u00a0m² (840\u00a0ft²). The compact ones suit someone living alone or as a couple; the larger ones, a family just starting out. In all of them the living room opens onto the terrace, so daylight reaches the back wall and the room feels bigger than it looks on the plan.

A tip for comparing: do not look at the total alone. Ask how much of it is indoors and how much is terrace, where the washing machine goes and whether the fridge you already own will fit. Those are the measurements you use every day.

## The instalment

The monthly instalment starts at {priceUsd:o2} or {pricePen:o2}. The amount in soles comes from the exchange rate we accept for payment, published on this site with its date, and you may pay in either currency. The term depends on each case, so we go through it with you before you reserve anything. Everything behind that “from” is explained in the [conditions of our prices](/en/terms?section=general&subsection=terminos3).

## What you share

Living in a building is also about what lies beyond your door. O2 has a lobby with a reception desk and a roof terrace with a pool and planters, where you can watch the city light up. The plants on the façade are not there for show: they give shade in summer and screen the view from the street.

## The open house

From **18\u00a0July to 2\u00a0September 2025** the O2 open house welcomes visitors. The campaign includes 12 promotions for people who reserve an apartment, and their conditions are set out in our [terms and conditions](/en/terms?section=promociones&subsection=open-house-o2).

## To see more

The [O2 page](/en/projects/apartments/o2) brings together the images, the shared spaces and the location. If you would like to judge an apartment by its measurements, bring a list of your furniture: in the sales room we will lay it out on the plan together, and if the sofa does not fit, better to find out now.`,
  },
}

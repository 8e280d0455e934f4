import type { Article } from '@sillar/domain/content/news.schema'

export const limaSalesRoom: Article = {
  number: 4,
  category: 'launches',
  image: 'o2-lobby',
  publishedOn: '2025-05-12',
  dateLabel: { es: '12 de mayo de 2025', en: '12 May 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: { es: 'Abrimos una nueva sala de ventas en Lima', en: 'We have opened a new sales room in Lima' },
  summary: {
    es: 'Un espacio para revisar planos con calma, comparar proyectos y conversar con asesores que los conocen.',
    en: 'A place to go through plans calmly, compare projects and talk with advisers who know them well.',
  },
  body: {
    es: `Muchos de nuestros clientes viven en Lima y compran en Arequipa o en Tumbes. Una videollamada ayuda, pero los planos se leen mejor sobre una mesa. Desde hoy tienen un lugar pensado para eso: nuestra **nueva sala de ventas en Lima**.

## Qué encontrarás

- **Una mesa grande y los planos completos.** Nada de láminas recortadas: el lote, sus vecinos, las vías y las áreas comunes.
- **Todos los proyectos en un mismo sitio.** Los condominios de playa y de campo, y los departamentos de O2, para compararlos sin cruzar la ciudad.
- **Una hoja de cálculo a la vista.** Tu asesor hace las cuentas contigo, en dólares y en soles, y te llevas la hoja.
- **Tiempo.** No hay campanas ni aplausos cuando alguien separa un lote. Preferimos que lo pienses bien.

## La misma atención en dos ciudades

La sede de Lima trabaja con la misma información que la de Arequipa. Si empezaste la conversación en una, puedes seguirla en la otra: basta con dar el código de tu consulta. Lo mismo vale para los trámites después de la compra.

## Cómo visitarnos

Puedes venir directamente o reservar una hora por teléfono, por chat o con el formulario de esta página. Si vienes con niños, avísanos: hay colores, papel y una maqueta que sí se puede tocar.

Te esperamos, con café y sin prisa.`,
    en: `Many of our clients live in Lima and buy in Arequipa or Tumbes. A video call helps, but plans are easier to read on a table. From today they have a place made for that: our **new sales room in Lima**.

## What you will find

- **A big table and the complete plans.** No cropped drawings: the lot, its neighbours, the roads and the shared areas.
- **Every project in one place.** Beach and countryside condominiums, and the apartments at O2, so you can compare them without crossing the city.
- **The sums in plain sight.** Your adviser does the calculation with you, in dollars and in soles, and you take the sheet home.
- **Time.** Nobody rings a bell when someone reserves a lot. We would rather you thought it over.

## The same service in two cities

The Lima office works with the same information as the one in Arequipa. If you started the conversation in one, you can carry on in the other: just give the code of your enquiry. The same goes for paperwork after you buy.

## How to visit

Drop in, or book a time by phone, by chat or with the form on this page. If you are bringing children, let us know: there are crayons, paper and a model they are allowed to touch.

We look forward to seeing you. There will be coffee, and no rush.`,
  },
}

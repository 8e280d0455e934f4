import type { Article } from '@app/domain/snapshot/news.schema'

export const limaSalesRoom: Article = {
  number: 4,
  category: 'launches',
  image: 'news-sales-room',
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
- **Las cuentas a la vista.** Tu asesor las hace contigo, en dólares y en soles, y te llevas la hoja.
- **Tiempo.** No hay campanas ni aplausos cuando alguien separa un lote. Preferimos que lo pienses bien.

## Cómo es una primera visita

Dura lo que tú quieras, pero suele tener tres partes. Primero escuchamos: qué buscas, para cuándo y con qué presupuesto. Después miramos uno o dos proyectos, no diez; para eso está el sitio web. Al final hacemos la cuenta de un lote concreto y la dejamos por escrito, con su fecha.

No tienes que traer nada. Si ya viste algo en nuestras páginas, anota el nombre del proyecto y tus dudas. Si no sabes por dónde empezar, también está bien: para eso es la mesa.

## La misma atención en dos ciudades

La sede de Lima trabaja con la misma información que la de Arequipa. Si empezaste la conversación en una, puedes seguirla en la otra: basta con dar el código de tu consulta. Lo mismo vale para los trámites después de la compra, y para el Libro de Reclamaciones, que está disponible en ambas sedes y [en este sitio](/libro-de-reclamaciones).

## Lo que no pasa en la sala

Nadie te pedirá una separación el primer día. Nadie te dirá que el precio sube mañana si no es cierto. Y si un proyecto no te conviene por distancia, por presupuesto o por plazo, esperamos que el asesor sea el primero en decírtelo. Si alguna vez no ocurre así, cuéntanos: lo queremos saber.

## Cómo visitarnos

Puedes venir directamente o reservar una hora por teléfono, por chat o con el formulario de esta página. La dirección está al pie, y las horas libres, en [Programar visita](/visita). Si vienes con niños, avísanos: hay colores, papel y una maqueta que sí se puede tocar.

Te esperamos, con café y sin prisa.`,
    en: `Many of our clients live in Lima and buy in Arequipa or Tumbes. A video call helps, but plans are easier to read on a table. From today they have a place made for that: our **new sales room in Lima**.

## What you will find

- **A big table and the complete plans.** No cropped drawings: the lot, its neighbours, the roads and the shared areas.
- **Every project in one place.** Beach and countryside condominiums, and the apartments at O2, so you can compare them without crossing the city.
- **The sums in plain sight.** Your adviser does the calculation with you, in dollars and in soles, and you take it home on paper.
- **Time.** Nobody rings a bell when someone reserves a lot. We would rather you thought it over.

## What a first visit is like

It takes as long as you want, but it usually has three parts. First we listen: what you are looking for, by when and on what budget. Then we look at one or two projects, not ten; the website is there for that. Finally we work out the cost of one particular lot and put it in writing, with the date.

You need not bring anything. If you have seen something on our pages, note the name of the project and your questions. If you have no idea where to start, that is fine too: it is what the table is for.

## The same service in two cities

The Lima office works with the same information as the one in Arequipa. If you started the conversation in one, you can carry on in the other: just give the code of your enquiry. The same goes for paperwork after you buy, and for the Complaints book, which is available at both offices and [on this site](/en/complaints-book).

## What does not happen here

Nobody will ask you to reserve on your first day. Nobody will tell you the price goes up tomorrow when it does not. And if a project is wrong for you, because of the distance, the budget or the term, we expect your adviser to be the first to say so. If that ever fails to happen, tell us: we want to know.

## How to visit

Drop in, or book a time by phone, by chat or with the form on this page. The address is at the foot of it, and the free times are under [Book a visit](/en/visit). If you are bringing children, let us know: there are crayons, paper and a model they are allowed to touch.

We look forward to seeing you. There will be coffee, and no rush.`,
  },
}

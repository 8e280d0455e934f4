import type { Article } from '@app/domain/snapshot/news.schema'

export const arequipaFair: Article = {
  number: 1,
  category: 'events-and-fairs',
  image: 'news-fair',
  publishedOn: '2024-10-14',
  dateLabel: { es: '11 al 13 de octubre de 2024', en: '11 to 13 October 2024' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Tres días de feria y una maqueta rodeada de preguntas',
    en: 'Three days at the fair, and a scale model surrounded by questions',
  },
  summary: {
    es: 'Llevamos nuestros condominios a una feria inmobiliaria en Arequipa. Volvimos con una libreta llena de preguntas.',
    en: 'We took our condominiums to a property fair in Arequipa and came home with a notebook of questions.',
  },
  body: {
    es: `Una feria inmobiliaria dura poco, y en ella se escucha mucho. Durante tres días instalamos en Arequipa una mesa larga con los planos de nuestros condominios, una maqueta de la costa y un mapa donde cada visitante podía marcar el lugar en el que imagina su casa. Al cerrar, el mapa tenía más marcas que mar.

## Lo que más nos preguntaron

- **¿Cuánto pago al mes?** Es la primera pregunta de casi todos. La respondimos en dólares y en soles, y explicamos qué la hace subir o bajar: el lote, la cuota inicial y el plazo.
- **¿Dónde queda, exactamente?** Por eso el mapa. Mejía, Punta de Bombón y La Joya quedan en la misma región, pero el camino y el clima son distintos.
- **¿Puedo ir a verlo?** Sí, siempre. Un plano ayuda, pero el viento y la luz solo se entienden de pie sobre el terreno.
- **¿Qué papeles debo pedir?** Es la pregunta que más nos gusta. El plano del lote, los documentos del proyecto y el contrato, para leerlo en casa antes de firmar nada.

## El rincón de la maqueta

El lugar más concurrido no fue el de los folletos: fue el de la maqueta. Los abuelos señalaban la playa de su infancia, los niños contaban piscinas y los padres calculaban la distancia al colegio. Varias familias conversaron entre ellas más que con nosotros, y nos pareció una buena señal.

Una maqueta tiene una ventaja sobre cualquier imagen: se puede mirar desde atrás. Muchos visitantes se agacharon para ver qué tapa la vista, por dónde entra el sol de la tarde o cuánto hay que caminar hasta la arena. Son las preguntas que conviene hacer antes de elegir un lote.

## Lo que vamos a cambiar

También nos llevamos dos correcciones. La primera: la letra de los planos era demasiado pequeña para leerla entre varios, así que la próxima vez los imprimiremos más grandes. La segunda: faltaban sillas. Quien va a tomar una decisión de años merece sentarse diez minutos.

## Si no pudiste venir

Las mismas láminas están en nuestras sedes, y cada condominio tiene aquí su página, con galería, ubicación y cuotas. Trae tus preguntas por escrito, o envíalas con el formulario que está más abajo: las respondemos una por una, sin apuro y con los documentos sobre la mesa.`,
    en: `A property fair is short, and mostly you listen. For three days in Arequipa we set out a long table with the plans of our condominiums, a scale model of the coast and a map where each visitor could mark the spot where they picture their house. By closing time there were more marks on the map than sea.

## What people asked us

- **How much is it a month?** Nearly everyone starts here. We answered in dollars and in soles, and explained what moves the figure up or down: the lot, the down payment and the term.
- **Where is it, exactly?** Hence the map. Mejía, Punta de Bombón and La Joya belong to the same region, but the road and the weather differ.
- **Can I go and see it?** Yes, always. A plan helps, but wind and light only make sense when you are standing on the ground.
- **Which papers should I ask for?** Our favourite question. The plan of the lot, the project’s documents and the contract, to read at home before you sign anything.

## The corner with the model

The busiest spot was not the one with the brochures. It was the model. Grandparents pointed at the beach of their childhood, children counted swimming pools and parents worked out the distance to school. Several families talked to each other more than to us, and we took that as a good sign.

A model has one advantage over any picture: you can look at it from behind. Plenty of visitors crouched down to see what blocks the view, where the afternoon sun comes in and how far it is to the sand. Those are good things to ask before you choose a lot.

## What we will do differently

We also went home with two corrections. First, the lettering on the plans was too small for several people to read at once, so next time they will be printed larger. Second, there were not enough chairs. Anyone making a decision that lasts for years deserves to sit down for ten minutes.

## If you could not make it

The same drawings are in our offices, and every condominium has a page here with its gallery, its location and its instalments. Bring your questions in writing, or send them with the form further down: we answer them one by one, in no rush and with the documents on the table.`,
  },
}

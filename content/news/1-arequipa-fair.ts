import type { Article } from '@sillar/domain/content/news.schema'

export const arequipaFair: Article = {
  number: 1,
  category: 'events-and-fairs',
  image: 'santorini-aerial',
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
    es: `Una feria inmobiliaria dura poco, y en ella se escucha mucho. Durante tres días instalamos en Arequipa una mesa larga con los planos de nuestros condominios, una maqueta de la costa y un mapa donde cada visitante podía marcar el lugar en el que imagina su casa.

## Lo que más nos preguntaron

- **¿Cuánto pago al mes?** Es la primera pregunta de casi todos. La respondimos en dólares y en soles, con la misma hoja que usamos en la sala de ventas.
- **¿Dónde queda, exactamente?** Por eso el mapa. Mejía, Punta de Bombón y La Joya quedan en la misma región, pero el camino y el clima son distintos.
- **¿Puedo ir a verlo?** Sí, siempre. Un plano ayuda, pero el viento y la luz solo se entienden de pie sobre el terreno.

## Lo que aprendimos

El rincón más concurrido no fue el de los folletos: fue el de la maqueta. Los abuelos señalaban la playa de su infancia, los niños contaban piscinas y los padres calculaban la distancia al colegio. Varias familias conversaron entre ellas más que con nosotros, y nos pareció una buena señal.

Si no pudiste acompañarnos, las mismas láminas están en nuestras sedes. Trae tus preguntas por escrito; las respondemos una por una, sin apuro y con los documentos sobre la mesa.`,
    en: `A property fair is short, and mostly you listen. For three days in Arequipa we set out a long table with the plans of our condominiums, a scale model of the coast and a map where each visitor could mark the spot where they picture their house.

## What people asked us

- **How much is it a month?** Nearly everyone starts here. We answered in dollars and in soles, using the same sheet we use in the sales room.
- **Where is it, exactly?** Hence the map. Mejía, Punta de Bombón and La Joya belong to the same region, but the road and the weather differ.
- **Can I go and see it?** Yes, always. A plan helps, but wind and light only make sense when you are standing on the ground.

## What we learned

The busiest corner was not the one with the brochures. It was the model. Grandparents pointed at the beach of their childhood, children counted swimming pools and parents worked out the distance to school. Several families talked to each other more than to us, and we took that as a good sign.

If you could not make it, the same drawings are in our offices. Bring your questions in writing: we answer them one by one, in no rush and with the documents on the table.`,
  },
}

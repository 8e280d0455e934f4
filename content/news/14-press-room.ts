import type { Article } from '@sillar/domain/content/news.schema'

export const pressRoom: Article = {
  number: 14,
  category: 'press',
  image: 'zafiro-terrace',
  publishedOn: '2026-10-19',
  dateLabel: { es: '19 de octubre de 2026', en: '19 October 2026' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Para la prensa: la empresa en una página',
    en: 'For the press: the company on one page',
  },
  summary: {
    es: 'Los datos que los medios suelen pedirnos, reunidos en una nota que se puede citar con libertad.',
    en: 'The facts reporters usually ask us for, gathered in one note that may be quoted freely.',
  },
  body: {
    es: `Cuando un medio nos escribe, casi siempre pide lo mismo: quiénes somos, qué construimos y qué cifras puede citar. Lo reunimos aquí para que se pueda citar sin esperar respuesta.

## Quiénes somos

**Sillar & Mar** es una desarrolladora inmobiliaria de Arequipa, con sedes en Arequipa y en Lima. El nombre une la piedra blanca de la ciudad con la costa donde están la mayoría de nuestros proyectos.

## Cifras que se pueden citar

- Más de {years} años de experiencia.
- Más de {projects} proyectos inmobiliarios.
- Más de {families} familias.

## Dónde estamos

- **Mejía:** Santorini y Mykonos.
- **Punta de Bombón:** Punta Arena, Punta Arena II, Zafiro y Coral.
- **La Joya:** Prado Piamonte, con lotes desde {area:prado-piamonte}.
- **Tumbes:** Bahía Serena.
- **Lima:** O2, departamentos.
- **Cusco:** Killa, edificio entregado y vendido en su totalidad.

## Lo que no decimos

No publicamos pronósticos de precio ni prometemos que un lote valdrá más mañana. Nadie puede saberlo. Tampoco damos a conocer datos de clientes ni de ganadores de sorteos.

## Imágenes

Las que ves en este sitio son ilustraciones de los proyectos. Para publicarlas, pídenos permiso por escrito y agrega la frase «imagen referencial».

## Contacto

Escribe al correo de nuestra sede de Arequipa o de Lima, al pie de esta página, e indica el medio y la fecha de cierre. Para conocer mejor nuestra historia, visita [Nosotros](/nosotros).`,
    en: `When reporters write to us they nearly always ask for the same things: who we are, what we build and which figures they may quote. We have put it all here, so that nobody has to wait for a reply.

## Who we are

**Sillar & Mar** is a real-estate developer from Arequipa, with offices in Arequipa and Lima. The name joins the white stone of the city and the coast where most of our projects are.

## Figures you may quote

- More than {years} years of experience.
- More than {projects} real-estate projects.
- More than {families} families.

## Where we are

- **Mejía:** Santorini and Mykonos.
- **Punta de Bombón:** Punta Arena, Punta Arena II, Zafiro and Coral.
- **La Joya:** Prado Piamonte, with lots from {area:prado-piamonte}.
- **Tumbes:** Bahía Serena.
- **Lima:** O2, apartments.
- **Cusco:** Killa, a building delivered and fully sold.

## What we do not say

We publish no price forecasts, and we do not promise that a lot will be worth more tomorrow. Nobody can know. Nor do we release details of clients or of the winners of our draws.

## Pictures

The images on this site are illustrations of the projects. To publish them, ask us for written permission and add the words “illustrative image”.

## Contact

Write to the e-mail address of our Arequipa or Lima office, at the foot of this page, and tell us your outlet and your deadline. For more of our story, see [About us](/en/about).`,
  },
}

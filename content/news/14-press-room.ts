import type { Article } from '@app/domain/snapshot/news.schema'

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

**Sillar & Mar** es una desarrolladora inmobiliaria de Arequipa, con sedes en Arequipa y en Lima. El nombre une la piedra blanca de la ciudad con la costa donde está la mayoría de nuestros proyectos. Desarrollamos condominios de playa y de campo, que se venden por lotes, y edificios de departamentos.

## Cifras que se pueden citar

- Más de {years} años de experiencia.
- Más de {projects} proyectos inmobiliarios.
- Más de {families} familias.

Son las mismas que mostramos en la portada. Si una cifra nuestra circula y no está en este sitio, pregúntanos antes de publicarla.

## Dónde estamos

- **Mejía:** Santorini y Mykonos.
- **Punta de Bombón:** Punta Arena, Punta Arena II, Zafiro y Coral.
- **La Joya:** Prado Piamonte, con lotes desde {area:prado-piamonte}.
- **Tumbes:** Bahía Serena.
- **Lima:** O2, departamentos.
- **Cusco:** Killa, edificio entregado y vendido en su totalidad.

El estado de cada proyecto, sus áreas y sus cuotas cambian con el tiempo. Para no equivocarse, conviene tomarlos de su página el día de la publicación y mencionar la fecha.

## Normas y certificaciones

Trabajamos con ISO 9001 para la calidad y con ISO 14001 para el ambiente. La certificación EDGE está en proyecto: hoy ningún edificio nuestro la tiene. Lo explicamos en [otra nota](/noticias/13).

## Lo que no decimos

No publicamos pronósticos de precio ni prometemos que un lote valdrá más mañana. Nadie puede saberlo. Tampoco damos a conocer datos de clientes ni de ganadores de sorteos, y no conseguimos testimonios por encargo.

## Imágenes

Las que ves en este sitio son ilustraciones de los proyectos. Para publicarlas, pídenos permiso por escrito y agrega la frase «imagen referencial». No mostramos rostros: las personas que viven en nuestros proyectos no son parte del catálogo.

## Si encuentras un error

Corregimos lo que esté mal y lo decimos en la misma página. Escríbenos con la dirección de la nota y la frase equivocada; si tienes una fuente, mejor.

## Contacto

Escribe al correo de nuestra sede de Arequipa o de Lima, al pie de esta página, e indica el medio y la fecha de cierre. Para conocer mejor nuestra historia, visita [Nosotros](/nosotros).`,
    en: `When reporters write to us they nearly always ask for the same things: who we are, what we build and which figures they may quote. We have put it all here, so that nobody has to wait for a reply.

## Who we are

**Sillar & Mar** is a real-estate developer from Arequipa, with offices in Arequipa and Lima. The name joins the white stone of the city and the coast where most of our projects are. We develop beach and countryside condominiums, which are sold by the lot, and apartment buildings.

## Figures you may quote

- More than {years} years of experience.
- More than {projects} real-estate projects.
- More than {families} families.

They are the ones we show on the home page. If you come across a figure about us that is not on this site, please check with us before you print it.

## Where we are

- **Mejía:** Santorini and Mykonos.
- **Punta de Bombón:** Punta Arena, Punta Arena II, Zafiro and Coral.
- **La Joya:** Prado Piamonte, with lots from {area:prado-piamonte}.
- **Tumbes:** Bahía Serena.
- **Lima:** O2, apartments.
- **Cusco:** Killa, a building delivered and fully sold.

The stage of each project, its sizes and its instalments change over time. To be safe, take them from the project’s page on the day you publish, and give the date.

## Standards and certificates

We work with ISO 9001 for quality and ISO 14001 for the environment. EDGE certification is planned: no building of ours holds it today. We explain it in [another article](/en/news/13).

## What we do not say

We publish no price forecasts, and we do not promise that a lot will be worth more tomorrow. Nobody can know. Nor do we release details of clients or of the winners of our draws, and we do not supply testimonials to order.

## Pictures

The images on this site are illustrations of the projects. To publish them, ask us for written permission and add the words “illustrative image”. We show no faces: the people who live in our projects are not part of the catalogue.

## If you find a mistake

We correct what is wrong and say so on the same page. Write to us with the address of the article and the sentence in question; if you have a source, all the better.

## Contact

Write to the e-mail address of our Arequipa or Lima office, at the foot of this page, and tell us your outlet and your deadline. For more of our story, see [About us](/en/about).`,
  },
}

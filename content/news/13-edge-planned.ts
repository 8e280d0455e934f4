import type { Article } from '@sillar/domain/content/news.schema'

export const edgePlanned: Article = {
  number: 13,
  category: 'press',
  image: 'prado-piamonte-meadow',
  publishedOn: '2026-09-21',
  dateLabel: { es: '21 de setiembre de 2026', en: '21 September 2026' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Sostenibilidad sin adornos: qué tenemos y qué está en proyecto',
    en: 'Sustainability without the varnish: what we have and what is planned',
  },
  summary: {
    es: 'ISO 9001, ISO 14001 y EDGE no son lo mismo. Explicamos en qué punto estamos con cada una.',
    en: 'ISO 9001, ISO 14001 and EDGE are not the same thing. Here is where we stand with each.',
  },
  body: {
    es: `La palabra «sostenible» se usa tanto que ya cuesta saber qué dice. Preferimos hablar de tres siglas concretas y contar en qué punto estamos con cada una.

## ISO 9001: calidad

Es una norma de gestión. Obliga a escribir cómo se hace cada cosa, a revisar si se hizo así y a corregir cuando no. En la práctica, es la razón por la que una red se prueba antes de taparla y por la que un reclamo tiene número.

## ISO 14001: ambiente

También es de gestión, aplicada a lo que una obra deja alrededor: residuos, polvo, ruido, agua. Nos pide medir y mejorar. No dice que un edificio sea verde; dice que la empresa se ocupa del tema con método.

## EDGE: en proyecto

EDGE certifica edificios, uno por uno, según cuánta energía y cuánta agua ahorran y qué materiales usan. **Hoy no la tenemos.** La planeamos para nuestros proyectos y estamos diseñando con sus criterios a la vista. Cuando un edificio la obtenga, lo diremos con su nombre. Hasta entonces verás siempre la misma frase: «EDGE, en proyecto».

## Mientras tanto

- Sombra y ventilación cruzada antes que equipos.
- Plantas de la costa y del valle, que piden poca agua.
- Caminos de madera que cuidan la duna.

En [responsabilidad social](/responsabilidad-social) mostramos estas decisiones y las campañas que las acompañan. Si ves algo que podríamos hacer mejor, escríbenos.`,
    en: `The word “sustainable” is used so often that it is hard to tell what it says. We would rather talk about three specific names and tell you where we stand with each.

## ISO 9001: quality

This is a management standard. It makes you write down how each thing is done, check whether it was done that way and put it right when it was not. In practice it is why a pipe is tested before it is covered, and why a complaint has a number.

## ISO 14001: environment

Also about management, applied to what a site leaves around it: waste, dust, noise, water. It asks us to measure and improve. It does not say that a building is green; it says the company deals with the matter methodically.

## EDGE: planned

EDGE certifies buildings, one at a time, by how much energy and water they save and what materials they use. **We do not hold it today.** We plan it for our projects and are designing with its criteria in view. When a building earns it, we will say so by name. Until then you will always read the same words: “EDGE, planned”.

## In the meantime

- Shade and cross-ventilation before equipment.
- Plants of the coast and the valley, which need little water.
- Wooden paths that protect the dune.

Under [social responsibility](/en/social-responsibility) we show these choices and the campaigns that go with them. If you see something we could do better, write to us.`,
  },
}

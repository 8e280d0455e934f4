import type { Article } from '@app/domain/snapshot/news.schema'

export const edgePlanned: Article = {
  number: 13,
  category: 'press',
  image: 'prado-piamonte-avenue',
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

Es una norma de gestión. Obliga a escribir cómo se hace cada cosa, a revisar si se hizo así y a corregir cuando no. En la práctica, es la razón por la que una red se prueba antes de taparla y por la que un reclamo tiene número y fecha de respuesta.

Lo que no dice: que todo salga bien a la primera. Dice que, cuando algo sale mal, queda registrado y alguien tiene que hacerse cargo.

## ISO 14001: ambiente

También es de gestión, aplicada a lo que una obra deja alrededor: residuos, polvo, ruido, agua. Nos pide medir y mejorar. No dice que un edificio sea verde; dice que la empresa se ocupa del tema con método.

## EDGE: en proyecto

EDGE certifica edificios, uno por uno, según cuánta energía y cuánta agua ahorran y qué materiales usan. **Hoy no la tenemos.** La planeamos para nuestros proyectos y estamos diseñando con sus criterios a la vista. Cuando un edificio la obtenga, lo diremos con su nombre. Hasta entonces verás siempre la misma frase: «EDGE, en proyecto».

Si un asesor te dice otra cosa, está equivocado, y te agradeceremos que nos avises.

## Mientras tanto

Hay decisiones que no necesitan certificado, y son las que más se notan al vivir en un lugar:

- **Sombra y ventilación cruzada antes que equipos.** Una casa que se abre a la brisa gasta menos que una que la combate.
- **Plantas de la costa y del valle,** que piden poca agua y resisten el sol.
- **Caminos de madera que cuidan la duna,** en lugar de pistas que la cortan.
- **Obras que se detienen con el viento,** para que el polvo no llegue a los vecinos.

Ninguna es una hazaña. Son cosas que cualquier vecino puede venir a comprobar, y eso es justamente lo que nos gusta de ellas.

## Cómo reconocer una promesa vacía

Cuando leas «ecológico» o «sostenible» en un anuncio, haz tres preguntas: quién lo certifica, para qué edificio y desde cuándo. Si no hay respuesta, es un adjetivo. Vale para nosotros igual que para los demás.

En [responsabilidad social](/responsabilidad-social) mostramos estas decisiones y las campañas que las acompañan. Si ves algo que podríamos hacer mejor, escríbenos.`,
    en: `The word “sustainable” is used so often that it is hard to tell what it says. We would rather talk about three specific names and tell you where we stand with each.

## ISO 9001: quality

This is a management standard. It makes you write down how each thing is done, check whether it was done that way and put it right when it was not. In practice it is why a pipe is tested before it is covered, and why a complaint has a number and a date for its answer.

What it does not say is that everything goes right first time. It says that when something goes wrong, it is on record and somebody has to deal with it.

## ISO 14001: environment

Also about management, applied to what a site leaves around it: waste, dust, noise, water. It asks us to measure and improve. It does not say that a building is green; it says the company goes about the matter methodically.

## EDGE: planned

EDGE certifies buildings, one at a time, by how much energy and water they save and what materials they use. **We do not hold it today.** We plan it for our projects and are designing with its criteria in view. When a building earns it, we will say so by name. Until then you will always read the same words: “EDGE, planned”.

If an adviser tells you otherwise, they are mistaken, and we would be grateful to hear about it.

## In the meantime

Some decisions need no certificate, and they are the ones you notice most once you live somewhere:

- **Shade and cross-ventilation before equipment.** A house that opens to the breeze uses less than one that fights the heat.
- **Plants of the coast and the valley,** which need little water and stand up to the sun.
- **Wooden paths that protect the dune,** instead of roads cut through it.
- **Works that stop when the wind rises,** so that the dust does not reach the neighbours.

None of this is heroic. These are things any neighbour can come and check, which is exactly what we like about them.

## How to spot an empty promise

When you read “ecological” or “sustainable” in an advertisement, ask three questions: who certifies it, for which building, and since when. If there is no answer, it is only an adjective. That holds for us as for everyone else.

Under [social responsibility](/en/social-responsibility) we show these choices and the campaigns that go with them. If you see something we could do better, write to us.`,
  },
}

import type { Article } from '@app/domain/snapshot/news.schema'

export const mykonosProgress: Article = {
  number: 9,
  category: 'construction-progress',
  image: 'mykonos-lot',
  publishedOn: '2026-01-19',
  dateLabel: { es: '19 de enero de 2026', en: '19 January 2026' },
  author: { es: 'Equipo de obra, Sillar & Mar', en: 'Site team, Sillar & Mar' },
  title: {
    es: 'Mykonos: así avanzan las vías y las redes del condominio',
    en: 'Mykonos: how the roads and utilities are coming along',
  },
  summary: {
    es: 'Un recorrido por la obra en Mejía: lo que ya se puede caminar y lo que quedó, a propósito, bajo tierra.',
    en: 'A walk around the site in Mejía: what you can already step on, and what now lies underground on purpose.',
  },
  body: {
    es: `Cuando una obra va bien, lo más importante no se ve. En **Mykonos**, nuestro condominio de Mejía, buena parte del trabajo de estos meses quedó bajo nuestros pies: las redes que llevarán agua y luz a cada lote, y la base de las calles que las cubren.

## Primero lo de abajo

El orden importa. Se abre la zanja, se tiende la red, se prueba y recién entonces se cierra. Saltarse la prueba ahorra unos días y cuesta años de roturas. Por eso, si visitas la obra, verás tramos abiertos junto a otros ya terminados: no es desorden, es el orden.

Cada tramo que se cierra queda dibujado tal como se hizo, no como se pensó hacer. Suena a papeleo, pero es lo que permite que dentro de unos años alguien encuentre una válvula sin romper media calle.

## Luego la calle

Las vías de Mykonos son estrechas y blancas, como las de un pueblo de islas. Sus curvas cortan el viento de la tarde y dan sombra a quien camina. Donde la base ya está compactada se coloca el piso, piedra por piedra.

La pendiente es la parte que nadie mira y todos agradecen: unos pocos centímetros deciden si el agua del riego se va sola o se queda en la puerta de alguien. Se mide antes de poner la primera piedra y otra vez después de la última.

## Lo que sigue

Después vienen los muros bajos, las jardineras y la iluminación. Preferimos no anunciar fechas sueltas por este medio: el calendario de entrega de cada lote está en su contrato, y cualquier duda se revisa con el asesor.

## Qué mirar en una visita

- **Las tapas y registros:** deben quedar a nivel, sin escalones.
- **Las esquinas:** allí se nota si la calle se construyó con calma.
- **Tu lote:** busca los hitos en sus vértices y compáralos con el plano.
- **El ruido y el viento:** ven por la tarde, que es cuando más se sienten.

## El proyecto en breve

Los lotes de Mykonos parten de {area:mykonos}. La cuota mensual empieza en {priceUsd:mykonos} o {pricePen:mykonos}, y se paga hasta en {months:mykonos} sin intereses. Puedes ver las imágenes de cada etapa y pedir una visita en la [página del proyecto](/proyectos/condominios/mykonos). Trae zapatos cerrados; el casco lo ponemos nosotros.`,
    en: `When a site is going well, the most important part is the part you cannot see. At **Mykonos**, our condominium in Mejía, much of the work of the past months is now under our feet: the lines that will bring water and electricity to each lot, and the base of the streets that cover them.

## First, what goes below

Order matters. The trench is dug, the line is laid, it is tested, and only then is it closed. Skipping the test saves a few days and costs years of repairs. So if you visit, you will see open stretches next to finished ones. That is not disorder; that is the order.

Every stretch that is closed is drawn as it was built, not as it was meant to be. It sounds like paperwork, but it is what lets someone find a valve years from now without digging up half the street.

## Then the street

The lanes of Mykonos are narrow and white, like those of an island village. Their bends break the afternoon wind and give shade to anyone on foot. Where the base has been compacted, the paving goes down stone by stone.

The slope is the part nobody looks at and everybody is grateful for: a few centimetres decide whether the water from the gardens runs off by itself or stays on someone’s doorstep. It is measured before the first stone goes down, and again after the last.

## What comes next

Low walls, planters and lighting follow. We prefer not to announce stray dates here: the handover schedule of each lot is in its contract, and your adviser can go through any question with you.

## What to look at on a visit

- **Manholes and covers:** they should lie flush, with no step.
- **The corners:** they show whether a street was built with patience.
- **Your lot:** find the markers at its corners and compare them with the plan.
- **Noise and wind:** come in the afternoon, when you notice them most.

## The project in brief

Lots at Mykonos start at {area:mykonos}. Monthly instalments start at {priceUsd:mykonos} or {pricePen:mykonos} and run for up to {months:mykonos}, interest-free. You can see pictures of each stage and ask for a visit on the [project page](/en/projects/condominiums/mykonos). Wear closed shoes; we bring the hard hat.`,
  },
}

import type { Article } from '@sillar/domain/content/news.schema'

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

## Luego la calle

Las vías de Mykonos son estrechas y blancas, como las de un pueblo de islas. Sus curvas cortan el viento de la tarde y dan sombra a quien camina. Donde la base ya está compactada se coloca el piso, piedra por piedra.

## Lo que sigue

Después vienen los muros bajos, las jardineras y la iluminación. Preferimos no anunciar fechas sueltas por este medio: el calendario de entrega de cada lote está en su contrato, y cualquier duda se revisa con el asesor.

## El proyecto en breve

Los lotes de Mykonos parten de {area:mykonos} y se pagan hasta en {months:mykonos} sin intereses. Puedes ver las imágenes de avance y pedir una visita en la [página del proyecto](/proyectos/condominios/mykonos). Trae zapatos cerrados; el casco lo ponemos nosotros.`,
    en: `When a site is going well, the most important part is the part you cannot see. At **Mykonos**, our condominium in Mejía, much of the work of the past months is now under our feet: the lines that will bring water and electricity to each lot, and the base of the streets that cover them.

## First, what goes below

Order matters. The trench is dug, the line is laid, it is tested, and only then is it closed. Skipping the test saves a few days and costs years of repairs. So if you visit, you will see open stretches next to finished ones. That is not disorder; that is the order.

## Then the street

The lanes of Mykonos are narrow and white, like those of an island village. Their bends break the afternoon wind and give shade to anyone on foot. Where the base has been compacted, the paving goes down stone by stone.

## What comes next

Low walls, planters and lighting follow. We prefer not to announce stray dates here: the handover schedule of each lot is in its contract, and your adviser can go through any question with you.

## The project in brief

Lots at Mykonos start at {area:mykonos} and are paid for in up to {months:mykonos}, interest-free. You can see progress pictures and ask for a visit on the [project page](/en/projects/condominiums/mykonos). Wear closed shoes; we bring the hard hat.`,
  },
}

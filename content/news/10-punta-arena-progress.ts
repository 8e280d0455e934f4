import type { Article } from '@app/domain/snapshot/news.schema'

export const puntaArenaProgress: Article = {
  number: 10,
  category: 'construction-progress',
  image: 'punta-arena-street',
  publishedOn: '2026-03-23',
  featured: true,
  dateLabel: { es: '23 de marzo de 2026', en: '23 March 2026' },
  author: { es: 'Equipo de obra, Sillar & Mar', en: 'Site team, Sillar & Mar' },
  title: {
    es: 'Punta Arena: construir sobre la duna sin borrarla',
    en: 'Punta Arena: building on the dune without erasing it',
  },
  summary: {
    es: 'Cuatro decisiones de obra que explican por qué en Punta de Bombón trabajamos despacio cuando hay viento.',
    en: 'Four decisions on site that explain why, in Punta de Bombón, we slow down when the wind is up.',
  },
  body: {
    es: `La arena se mueve. Quien construye en **Punta de Bombón** puede pelear contra eso o aprender a trabajar con ello. En **Punta Arena** elegimos lo segundo, y estas son cuatro decisiones que se ven hoy en la obra.

## 1. Caminos elevados

Los senderos hacia la playa van sobre madera, apoyados en pilotes. La arena pasa por debajo, las plantas siguen en su sitio y el camino no desaparece cada vez que sopla fuerte. También es más cómodo: se llega a la orilla descalzo y sin hundirse, con un coche de bebé o con una sombrilla al hombro.

## 2. Plantas antes que muros

Sembramos especies de la costa que sujetan la duna con sus raíces y viven con poca agua. Tardan más que un muro en hacer su trabajo, pero después lo hacen solas. Mientras echan raíces las cercamos con una cuerda y un cartel; no hace falta más, porque casi todos respetan una planta pequeña cuando saben para qué está ahí.

## 3. Casas bajas

Los volúmenes son de poca altura y color de tierra, para que el cerro y el horizonte sigan siendo lo primero que se mira. Hay una razón práctica además de la estética: una casa baja recibe menos viento y no le quita la vista a la de atrás.

## 4. Jornadas según el viento

Cuando el viento levanta polvo, se detienen los movimientos de tierra y el equipo pasa a otras tareas. El avance se mide por semanas y no por horas. Los vecinos lo notan, y los pulmones de quienes trabajan ahí también.

## Lo que todavía no se ve

Una obra en la duna deja huellas, y algunas tardan en borrarse: el paso de los camiones, el acopio de material, las zonas donde la planta nueva aún no cubre. No lo escondemos. Si vienes en estos meses verás una obra, no una postal.

## Dónde estamos

El trabajo está en curso. Las imágenes de cada etapa se publican en la [página de Punta Arena](/proyectos/condominios/punta-arena), donde también figuran las condiciones: lotes desde {area:punta-arena}, cuotas desde {priceUsd:punta-arena} o {pricePen:punta-arena} al mes y hasta {months:punta-arena} sin intereses.

Si quieres verlo con tus propios ojos, programa una visita. Te recomendamos la mañana, que es cuando la duna está más quieta. Y camina por la madera, que para eso la pusimos.`,
    en: `Sand moves. Anyone building in **Punta de Bombón** can fight that, or learn to work with it. At **Punta Arena** we chose the second, and these are four decisions you can see on site today.

## 1. Raised paths

The walkways to the beach are made of wood and stand on piles. Sand slips underneath, plants stay where they are and the path does not vanish every time it blows hard. It is easier on the feet too: you reach the water barefoot without sinking, with a pushchair or with a parasol over your shoulder.

## 2. Plants before walls

We sow coastal species whose roots hold the dune and which live on little water. They take longer than a wall to do the job, but after that they do it by themselves. While they take root we put a rope and a sign around them. Nothing more is needed: nearly everyone respects a small plant once they know what it is there for.

## 3. Low houses

Buildings are low and earth-coloured, so that the hill and the horizon are still the first things you look at. There is a practical reason besides the look of it: a low house catches less wind and does not take the view from the one behind.

## 4. Working days set by the wind

When the wind lifts the dust, earthworks stop and the team turns to other tasks. We measure progress in weeks, not in hours. The neighbours notice, and so do the lungs of the people who work there.

## What is not done yet

Building on a dune leaves marks, and some take time to fade: lorry tracks, heaps of material, patches where the new planting has not closed over. We do not hide them. If you come in the next few months you will see a building site, not a postcard.

## Where we are

Work is under way. Pictures of each stage are on the [Punta Arena page](/en/projects/condominiums/punta-arena), along with the terms: lots from {area:punta-arena}, instalments from {priceUsd:punta-arena} or {pricePen:punta-arena} a month, and up to {months:punta-arena} interest-free.

If you would like to see it with your own eyes, book a visit. We suggest the morning, when the dune is at its quietest. And do walk on the wood: that is what we put it there for.`,
  },
}

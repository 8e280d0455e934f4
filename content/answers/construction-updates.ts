// Construction updates with invented dates and figures; the images are renderings.
import type { ConstructionUpdates } from '@app/domain/snapshot/construction-updates.schema'

const note = {
  es: 'Publicamos un reporte en cada etapa de la obra, con su fecha y su avance.',
  en: 'We report at each stage of the works, with its date and its progress.',
}

export const santoriniUpdates: ConstructionUpdates = {
  isDemo: true,
  nextOn: '2026-12-12',
  note,
  comparison: {
    before: 'santorini-stage-1',
    beforeOn: '2026-03-18',
    after: 'santorini-stage-3',
    afterOn: '2026-11-12',
  },
  updates: [
    {
      date: '2026-11-12',
      percent: 54,
      title: { es: 'El vaso de la piscina está terminado', en: 'The pool shell is finished' },
      text: {
        es: 'Se vaciaron los muros y la losa de fondo. Sigue la impermeabilización, que toma tres semanas.',
        en: 'Walls and floor slab were poured. Waterproofing comes next and takes three weeks.',
      },
      images: ['santorini-stage-3'],
    },
    {
      date: '2026-10-14',
      percent: 48,
      title: { es: 'Suben los muros de las primeras terrazas', en: 'Walls rise on the first terraces' },
      text: {
        es: 'Concreto en las manzanas A y B; encofrado en la C.',
        en: 'Concrete in blocks A and B; formwork in block C.',
      },
      images: [],
    },
    {
      date: '2026-09-10',
      percent: 40,
      title: { es: 'Agua y desagüe en todas las calles', en: 'Water and sewer in every street' },
      text: { es: 'Tubería tendida y probada en las tres calles.', en: 'Pipes laid and tested in all three streets.' },
      images: ['santorini-stage-2'],
    },
    {
      date: '2026-07-15',
      percent: 27,
      title: { es: 'Calles afirmadas', en: 'Streets compacted' },
      text: null,
      images: [],
    },
    {
      date: '2026-05-20',
      percent: 15,
      title: { es: 'El terreno está nivelado', en: 'The ground is level' },
      text: {
        es: 'Plataformas terminadas. Fin de la primera fase.',
        en: 'Platforms finished. End of the first stage.',
      },
      images: [],
    },
    {
      date: '2026-03-18',
      percent: 8,
      title: { es: 'Primera estaca', en: 'The first stake' },
      text: {
        es: 'Se marcan en la arena la piscina y las manzanas.',
        en: 'Pool and blocks are marked out on the sand.',
      },
      images: ['santorini-stage-1'],
    },
  ],
}

export const mykonosUpdates: ConstructionUpdates = {
  isDemo: true,
  nextOn: '2026-12-05',
  note,
  comparison: {
    before: 'mykonos-stage-1',
    beforeOn: '2025-09-02',
    after: 'mykonos-stage-3',
    afterOn: '2026-11-05',
  },
  updates: [
    {
      date: '2026-11-05',
      percent: 72,
      title: { es: 'Muros bajos y jardineras', en: 'Low walls and planters' },
      text: { es: 'Terminados en la primera terraza.', en: 'Finished on the first terrace.' },
      images: ['mykonos-stage-3'],
    },
    {
      date: '2026-08-04',
      percent: 58,
      title: { es: 'Concreto en las dos piscinas', en: 'Concrete in both pools' },
      text: null,
      images: [],
    },
    {
      date: '2026-02-10',
      percent: 31,
      title: { es: 'Base de las vías', en: 'Road base laid' },
      text: { es: 'Y cimientos en cada terraza.', en: 'And footings on each terrace.' },
      images: ['mykonos-stage-2'],
    },
    {
      date: '2025-09-02',
      percent: 6,
      title: { es: 'Terrazas niveladas', en: 'Terraces levelled' },
      text: null,
      images: ['mykonos-stage-1'],
    },
  ],
}

export const puntaArenaUpdates: ConstructionUpdates = {
  isDemo: true,
  nextOn: null,
  note,
  comparison: null,
  updates: [
    {
      date: '2026-10-28',
      percent: 81,
      title: { es: 'Techos y pérgolas', en: 'Roofs and pergolas' },
      text: { es: 'Última fila de casas bajas.', en: 'Last row of low houses.' },
      images: ['punta-arena-stage-3'],
    },
    {
      date: '2026-06-30',
      percent: 64,
      title: { es: 'Vía terminada', en: 'Road finished' },
      text: null,
      images: [],
    },
  ],
}

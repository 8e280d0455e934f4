import { sampleImage } from '@/components/image/image.fixture'
import type { ProjectCardData } from './project-card'

export function sampleCard(name: string): ProjectCardData {
  return {
    slug: name.toLowerCase(),
    name,
    path: `#${name.toLowerCase()}`,
    kind: 'condominium',
    placeLine: 'Mejía, Arequipa',
    size: { before: 'Lotes desde', figure: '100 m²', after: ', 47 de 87 libres' },
    description: null,
    details: [],
    logo: { src: sampleImage(name).src, alt: name },
    image: sampleImage(`Vista de ${name}`),
    pills: [{ status: 'pre-sale', label: 'PREVENTA' }],
    price: {
      label: 'Cuota mensual desde,',
      term: '60 meses',
      rest: 'sin intereses',
      amounts: ['US$ 1,083', 'S/ 4,170*'],
    },
    facts: [
      { name: 'Inicial, 20 %', lines: ['US$ 16,245', 'S/ 62,543*'] },
      { name: 'Precio de lista desde', lines: ['US$ 116,245', 'S/ 462,543*'] },
    ],
    actions: {
      main: { href: `#lotes-${name.toLowerCase()}`, label: 'Ver los lotes' },
      compare: { href: `#comparar-${name.toLowerCase()}`, label: 'Comparar' },
    },
  }
}

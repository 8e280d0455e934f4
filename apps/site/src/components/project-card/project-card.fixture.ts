import { samplePicture } from '@/components/picture/picture.fixture'
import type { ProjectCardData } from './project-card'

export function sampleCard(name: string): ProjectCardData {
  return {
    slug: name.toLowerCase(),
    name,
    path: `#${name.toLowerCase()}`,
    kind: 'condominium',
    placeLine: 'Mejía, Arequipa',
    description: null,
    details: [],
    logo: { src: samplePicture(name).src, alt: name },
    picture: samplePicture(`Vista de ${name}`),
    pills: [{ status: 'pre-sale', label: 'PREVENTA' }],
    price: { label: 'Cuota mensual desde', amounts: ['US$ 206', 'S/ 793*'] },
    facts: [{ before: 'Lotes desde', figure: '100 m²' }],
    compare: { href: `#comparar-${name.toLowerCase()}`, label: 'Comparar' },
  }
}

import type { Media } from '@app/domain/snapshot/media.schema'
import type { Project } from '@app/domain/snapshot/project.schema'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { brand } from './second-brand/brand'

const text = { es: 'Texto', en: 'Text' }

const svgMedia = (key: string): Media => ({
  kind: 'svg',
  key,
  alt: { es: brand.name, en: brand.name },
  src: `/media/${key}.svg`,
  viewBox: brand.mark.viewBox,
  fill: null,
  content: { es: '<path d="M0 0h8v8z"/>', en: '<path d="M0 0h8v8z"/>' },
  ground: null,
  shapes: [],
})

const sample = sampleSnapshot()
const item = { icon: null, title: text, description: text }

const project = (changes: Pick<Project, 'slug' | 'name' | 'kind'>): Project =>
  sampleProject({
    ...changes,
    logo: 'project-logo',
    cardImage: 'image',
    slider: [{ type: 'image', image: 'image', video: null }],
    area: {
      ...sampleProject().area,
      amenities: (['waves', 'sun', 'trees', 'car'] as const).map((icon) => ({ icon, text, sharing: null })),
    },
  })

/** The content of the second brand: two projects and the minimum of other records that a site needs. */
export const secondContent: Snapshot = {
  ...sample,
  siteSettings: {
    ...sample.siteSettings,
    brand: brand.name,
    legalName: `${brand.name} S.A.`,
    offices: [
      {
        key: 'lima',
        city: 'Lima',
        address: { es: 'Calle Demostración 300, Lima', en: 'Calle Demostración 300, Lima' },
        phone: '+51 900 000 333',
        email: `hola@${brand.domain}`,
        hours: text,
      },
    ],
    chatNumber: '51900000333',
    chatGreeting: {
      es: `Hola, vengo de la web de ${brand.name}.`,
      en: `Hello, I found you on the ${brand.name} website.`,
    },
    logos: {
      condominium: 'second-logo',
      condominiumOnDark: 'second-logo-light',
      apartment: 'second-logo',
      apartmentOnDark: 'second-logo-light',
      mark: 'second-mark',
    },
    seo: { ...sample.siteSettings.seo, titleSuffix: brand.name },
  },
  navigation: { ...sample.navigation, items: [{ target: 'about', label: text }] },
  projects: [
    project({ slug: 'las-lomas', name: 'Las Lomas', kind: 'condominium' }),
    project({ slug: 'torre-clara', name: 'Torre Clara', kind: 'apartment' }),
  ],
  home: { ...sample.home, claims: [1, 2, 3].map((figure) => ({ key: null, figure, text, detail: text })) },
  about: { ...sample.about, values: { ...sample.about.values, items: [item, item, item] } },
  socialResponsibility: {
    ...sample.socialResponsibility,
    solutions: { ...sample.socialResponsibility.solutions, items: [item, item, item] },
  },
  referralProgramme: {
    ...sample.referralProgramme,
    rewards: { ...sample.referralProgramme.rewards, items: [100, 200].map((amountPen) => ({ ...item, amountPen })) },
  },
  complaintBook: { ...sample.complaintBook, establishments: [{ city: 'Lima', address: text }] },
  legalDocuments: [
    { key: 'privacy-policy', version: '1', effectiveOn: '2026-01-01', title: text, titleBold: text, body: text },
  ],
  consentTexts: (['terms', 'marketing', 'referred-person', 'complaint-notice'] as const).map((purpose) => ({
    purpose,
    version: '1',
    text,
  })),
  media: [
    ...sample.media.map((item) => ({ ...item, src: `/media/${item.key}.${item.kind === 'document' ? 'pdf' : 'jpg'}` })),
    ...['second-logo', 'second-logo-light', 'second-mark', 'project-logo'].map(svgMedia),
  ],
}

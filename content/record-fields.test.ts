// The fields of the content records that the specification names, each under the name it has here. A schema keeps what
// it knows and drops the rest, so a field counts when a published record still has it.
import { snapshot } from '@sillar/domain/content/snapshot.schema'
import { expect, test } from 'vitest'
import { demoContent } from './snapshot'

type Name = keyof typeof demoContent

const kept = (name: string): unknown => snapshot.shape[name as Name].parse(demoContent[name as Name])

/** Everything found under `projects.gallery.images`, through lists and all their entries. */
function valuesAt(value: unknown, [step, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, step === undefined ? [] : [step, ...rest]))
  if (step === undefined) return value === undefined || value === null ? [] : [value]
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[step], rest) : []
}

test.each([
  'projects.slug',
  'projects.name',
  'projects.slider.type',
  'projects.slider.image',
  'projects.logo',
  'projects.months',
  'projects.monthlyFromUsd',
  'projects.conditions',
  'projects.area.building',
  'projects.area.title',
  'projects.area.titleBold',
  'projects.area.description',
  'projects.area.amenities.icon',
  'projects.area.amenities.text',
  'projects.area.amenities.sharing',
  'projects.gallery.title',
  'projects.gallery.subtitle',
  'projects.gallery.note',
  'projects.gallery.images',
  'projects.gallery.panorama',
  'projects.gallery.cta.title',
  'projects.gallery.cta.description',
  'projects.gallery.cta.buttonText',
  'projects.progress.title',
  'projects.progress.titleBold',
  'projects.progress.description',
  'projects.progress.note',
  'projects.progress.images.caption',
  'projects.virtual.title',
  'projects.virtual.titleBold',
  'projects.virtual.subtitle',
  'projects.virtual.note',
  'projects.virtual.poster',
  'projects.promoBanner.title',
  'projects.promoBanner.titleBold',
  'projects.promoBanner.subtitle',
  'projects.promoBanner.designation',
  'projects.promoBanner.ctaText',
  'projects.promoBanner.image',
  'projects.location.title',
  'projects.location.titleBold',
  'projects.location.map',
  'projects.location.googleMapsUrl',
  'projects.location.wazeUrl',
  'projects.related.title',
  'projects.related.titleBold',
  'projects.related.projects',
  'projects.cardImage',
  'projects.status',
  'projects.statusNote',
  'projects.place',
  'formTexts.lead.title',
  'formTexts.lead.titleBold',
  'formTexts.lead.button',
  'formTexts.lead.requiredNote',
  'referralProgramme.steps.items.image',
  'referralProgramme.steps.items.title',
  'referralProgramme.steps.items.description',
  'referralProgramme.rewards.items.amountPen',
  'referralProgramme.rewards.items.title',
  'referralProgramme.rewards.items.description',
  'news.number',
  'news.image',
  'news.dateLabel',
  'news.author',
  'news.category',
  'news.title',
  'news.summary',
  'news.body',
  'newsCategories.label',
  'newsPage.banner.image',
  'newsPage.banner.title',
  'newsPage.banner.text',
  'newsPage.banner.socialsTitle',
  'siteSettings.socials.url',
  'testimonials.key',
  'testimonials.image',
  'testimonials.quoteBefore',
  'testimonials.name',
  'testimonials.project',
  'about.chronology.entries.year',
  'about.chronology.entries.image',
  'about.chronology.entries.description',
  'about.values.items.title',
  'about.values.items.description',
  'socialCampaigns.title',
  'socialCampaigns.images',
  'socialCampaigns.dateLabel',
  'socialCampaigns.paragraph',
  'navigation.items.label',
  'navigation.items.target',
  'termsPage.title',
  'termsPage.titleBold',
  'termsSections.key',
  'termsSections.title',
  'termsSections.icon',
  'termsSections.accordions.key',
  'termsSections.accordions.title',
  'termsSections.accordions.blocks.text',
  'termsSections.accordions.blocks.type',
  'legalDocuments.title',
  'legalDocuments.titleBold',
  'legalDocuments.body',
])('%s is a field of the record', (path) => {
  const [name = '', ...rest] = path.split('.')
  expect(valuesAt(kept(name), rest)).not.toEqual([])
})

test.each([
  ['Eventos y Ferias', 'Events and Fairs'],
  ['Lanzamientos', 'Launches'],
  ['Celebridades y Embajadores', 'Celebrities and Ambassadors'],
  ['Avances de Obra', 'Construction Progress'],
  ['Prensa', 'Press'],
])('%s is a category, and has an article', (es, en) => {
  const category = demoContent.newsCategories.find(({ label }) => label.es === es && label.en === en)
  expect(demoContent.news.filter(({ category: slug }) => slug === category?.slug).length).toBeGreaterThan(0)
})

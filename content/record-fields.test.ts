// Checks that content records have the fields of the specification. Schemas drop unknown fields, so a field counts only
// if a parsed record still has it.
import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { demoContent } from './snapshot'

type RecordName = keyof typeof demoContent

const parseRecord = (name: string): unknown => snapshot.shape[name as RecordName].parse(demoContent[name as RecordName])

/**
 * Returns all values at a path such as `projects.gallery.images`. If a list is on the path, returns the values of all
 * its entries.
 */
function valuesAt(value: unknown, [key, ...otherKeys]: string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => valuesAt(entry, key === undefined ? [] : [key, ...otherKeys]))
  if (key === undefined) return value === undefined || value === null ? [] : [value]
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[key], otherKeys) : []
}

test.each([
  'projects.slug',
  'projects.name',
  'projects.slider.type',
  'projects.slider.image',
  'projects.slider.video',
  'projects.logo',
  'projects.months',
  'projects.monthlyFromUsd',
  'projects.conditions',
  'projects.infoBox.infoBoxes.icon',
  'projects.infoBox.infoBoxes.text',
  'projects.infoBox.infoBoxes.value',
  'projects.infoBox.infoBoxes.highlighted',
  'projects.infoBox.infoBoxes.bold',
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
  'projects.gallery.sliders.images',
  'projects.gallery.panorama',
  'projects.gallery.videos',
  'projects.gallery.cta.title',
  'projects.gallery.cta.description',
  'projects.gallery.cta.buttonText',
  'projects.stages.title',
  'projects.stages.titleBold',
  'projects.stages.description',
  'projects.stages.note',
  'projects.stages.images.caption',
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
  'projects.location.coordinates.lat',
  'projects.location.coordinates.lng',
  'projects.location.coordinates.ofTown',
  'projects.related.title',
  'projects.related.titleBold',
  'projects.related.projects',
  'projects.cardImage',
  'projects.card.description',
  'projects.card.detail1',
  'projects.card.detail2',
  'projects.status',
  'projects.statusNote',
  'projects.place',
  'formTexts.lead.title',
  'formTexts.lead.titleBold',
  'formTexts.lead.button',
  'formTexts.lead.requiredNote',
  'formTexts.fields.firstName.label',
  'formTexts.fields.lastName.label',
  'formTexts.fields.email.label',
  'formTexts.fields.documentType.label',
  'formTexts.fields.document.label',
  'formTexts.fields.phone.label',
  'formTexts.documents.label',
  'referralProgramme.steps.items.image',
  'referralProgramme.steps.items.title',
  'referralProgramme.steps.items.description',
  'referralProgramme.form.intro',
  'referralProgramme.rewards.items.icon',
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
  'about.values.items.icon',
  'socialCampaigns.title',
  'socialCampaigns.images',
  'socialCampaigns.dateLabel',
  'socialCampaigns.paragraph',
  'socialCampaigns.key',
  'socialCampaigns.button.label',
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
])('keeps the field %s in published content', (path) => {
  const [name = '', ...otherKeys] = path.split('.')
  expect(valuesAt(parseRecord(name), otherKeys)).not.toEqual([])
})

test.each([
  ['Eventos y Ferias', 'Events and Fairs'],
  ['Lanzamientos', 'Launches'],
  ['Celebridades y Embajadores', 'Celebrities and Ambassadors'],
  ['Avances de Obra', 'Construction Progress'],
  ['Prensa', 'Press'],
])('has an article in the category "%s"', (es, en) => {
  const category = demoContent.newsCategories.find(({ label }) => label.es === es && label.en === en)
  expect(demoContent.news.filter(({ category: slug }) => slug === category?.slug).length).toBeGreaterThan(0)
})

import type { Statement } from '../statement'
import { recordField } from './record-field'

const byDesign = 'it belongs to the design, not to the content'

export const projectRecord: Statement[] = [
  recordField('Project: id (slug)', 'projects.slug'),
  recordField('Project: title', 'projects.name'),
  recordField('Project: slider items have a type, image or video', 'projects.slider.type'),
  recordField('Project: slider items have a src', 'projects.slider.image'),
  recordField('Project: infoBox', 'projects.conditions', {
    decision: 'the fields of the box are fields of the project',
  }),
  recordField('Project: area', 'projects.area.description'),
  {
    says: 'Project: contact (form settings)',
    where: ['site/page-data/lead-form.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'sends the project of a project page without offering a choice',
    },
    decision: 'they follow from the project',
  },
  recordField('Project: gallery', 'projects.gallery.images'),
  recordField('Project: progress (condominiums)', 'projects.stages.description'),
  recordField('Project: virtual (apartments)', 'projects.virtual.poster'),
  recordField('Project: promoBanner (apartments)', 'projects.promoBanner.ctaText'),
  recordField('Project: location', 'projects.location.map'),
  recordField('Project: sliderProjects', 'projects.related.projects'),
  recordField('Project: sliderProjects.projects', 'projects.related.projects'),
  recordField('Project: sliderProjects.title', 'projects.related.title'),
  recordField('Project: sliderProjects.titleBold', 'projects.related.titleBold'),
  recordField('infoBox: logo', 'projects.logo'),
  recordField('infoBox: price.amount (months)', 'projects.months'),
  recordField('infoBox: price.altAmount', 'projects.monthlyFromUsd', {
    decision: 'the amount in soles is calculated from it',
  }),
  recordField('infoBox: price.conditions', 'projects.conditions'),
  { says: 'infoBox: price.title and altO', nothing: 'messages of the site, the same for every project' },
  {
    says: 'infoBox: colors {primaryColor, secondaryColor, textColor}',
    where: ['content/brand/theme.css'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'pages of condominiums use lime and navy, and pages of apartment buildings use teal',
    },
    decision: 'they follow from the kind of the project',
  },
  recordField('infoBox: apartments add a building image', 'projects.area.building'),
  recordField('area: title', 'projects.area.title'),
  recordField('area: titleBold', 'projects.area.titleBold'),
  recordField('area: description', 'projects.area.description'),
  recordField('area: icons have a src', 'projects.area.amenities.icon', {
    decision: 'the name of an icon of the site',
  }),
  {
    says: 'area: icons have an alt',
    nothing: 'the text beside the icon says the same, so the icon is hidden from screen readers',
  },
  recordField('area: icons have a text', 'projects.area.amenities.text'),
  {
    says: 'area: icons may have the type ‘propia’ (own)',
    where: ['content/projects/punta-arena-2.ts', 'domain/snapshot/project.schema.ts'],
    test: { file: 'content/demo-content.test.ts', name: 'says for every amenity whether it is private or shared' },
  },
  {
    says: 'area: icons may have the type ‘compartida’ (shared)',
    where: ['site/sections/amenities/amenities.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'an amenity says in both languages whether only this project uses it',
    },
    decision:
      '“Uso propio” and “Uso compartido”, because “propio” and “compartido” then agree with “uso” and not with the amenity',
  },
  recordField('area: apartments also carry building', 'projects.area.building'),
  recordField('gallery: title', 'projects.gallery.title'),
  recordField('gallery: subtitle', 'projects.gallery.subtitle'),
  recordField('gallery: note', 'projects.gallery.note'),
  { says: 'gallery: backgroundImage', nothing: byDesign },
  recordField('gallery: slider (type, src)', 'projects.gallery.images'),
  recordField('gallery: kuulaUrl', 'projects.gallery.panorama', {
    decision: 'our own panorama, or `tourUrl`',
  }),
  recordField('gallery: cta.headline', 'projects.gallery.cta.title'),
  recordField('gallery: cta.description', 'projects.gallery.cta.description'),
  recordField('gallery: cta.buttonText', 'projects.gallery.cta.buttonText'),
  { says: 'gallery: cta.buttonIcon', nothing: byDesign },
  recordField('progress: title', 'projects.stages.title'),
  recordField('progress: titleBold', 'projects.stages.titleBold'),
  recordField('progress: subtitle', 'projects.stages.images.caption', {
    decision: 'a caption per image instead of one subtitle',
  }),
  recordField('progress: note', 'projects.stages.note'),
  recordField('progress: description', 'projects.stages.description'),
  {
    says: 'progress: images (4)',
    where: ['domain/snapshot/project.schema.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'shows four construction stages, and the schema rejects three',
    },
  },
]

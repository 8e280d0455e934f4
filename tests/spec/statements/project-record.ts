import type { Statement } from '../statement'
import { headingField, recordField } from './record-field'

const byDesign = 'it belongs to the design, not to the content'

export const projectRecord: Statement[] = [
  recordField('Project: id (slug)', 'projects.slug', '  slug,\n  kind', '  kind'),
  recordField('Project: title', 'projects.name', '  name: z.string(),\n', ''),
  recordField(
    'Project: slider items have a type, image or video',
    'projects.slider.type',
    "  type: z.enum(['image', 'video']),\n",
    '',
  ),
  recordField('Project: slider items have a src', 'projects.slider.image', '  image: mediaKey, // for', '  // for'),
  recordField('Project: infoBox', 'projects.conditions', '  conditions: localized,\n', '', {
    decision: 'the fields of the box are fields of the project',
  }),
  recordField(
    'Project: area',
    'projects.area.description',
    '    description: localized,\n    amenities',
    '    amenities',
  ),
  {
    says: 'Project: contact (form settings)',
    where: ['site/page-data/lead-form.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'the page of a project hides the choice and sends its own',
    },
    broken: {
      file: 'site/forms/lead/lead-controls.tsx',
      find: '{project && <input type="hidden" name="project" value={project} />}',
      put: '',
    },
    decision: 'they follow from the project',
  },
  recordField('Project: gallery', 'projects.gallery.images', '  gallery,\n', ''),
  recordField(
    'Project: progress (condominiums)',
    'projects.progress.description',
    '  progress: progress.nullable(),\n',
    '',
  ),
  recordField('Project: virtual (apartments)', 'projects.virtual.poster', '  virtual: virtual.nullable(),\n', ''),
  recordField(
    'Project: promoBanner (apartments)',
    'projects.promoBanner.ctaText',
    '  promoBanner: promoBanner.nullable(),\n',
    '',
  ),
  recordField('Project: location', 'projects.location.map', '  location,\n', ''),
  recordField(
    'Project: sliderProjects',
    'projects.related.projects',
    '  related: z.object({ ...heading, projects: z.array(slug).min(1) }),\n',
    '',
  ),
  recordField('Project: sliderProjects.projects', 'projects.related.projects', ', projects: z.array(slug).min(1)', ''),
  headingField('Project: sliderProjects.title', 'projects.related.title', 'related: z.object({ '),
  headingField('Project: sliderProjects.titleBold', 'projects.related.titleBold', 'related: z.object({ '),
  recordField('infoBox: logo', 'projects.logo', '  logo: mediaKey,\n', ''),
  recordField(
    'infoBox: price.amount (months)',
    'projects.months',
    '  months: z.number().int().positive().nullable(),\n',
    '',
  ),
  recordField(
    'infoBox: price.altAmount',
    'projects.monthlyFromUsd',
    '  monthlyFromUsd: z.number().int().positive().nullable(),\n',
    '',
    {
      decision: 'the soles are worked out from it',
    },
  ),
  recordField(
    'infoBox: price.conditions',
    'projects.conditions',
    '  conditions: localized,\n',
    '  conditionsText: localized.optional(),\n',
  ),
  { says: 'infoBox: price.title and altO', nothing: 'words of the site, the same for every project' },
  {
    says: 'infoBox: colors {primaryColor, secondaryColor, textColor}',
    where: ['site/styles/tokens.css'],
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'condominiums wear lime and navy, apartments teal' },
    broken: { find: '--teal-500: #12b092', put: '--teal-500: #cbf000' },
    decision: 'they follow from the kind of the project',
  },
  recordField(
    'infoBox: apartments add a building image',
    'projects.area.building',
    '    building: mediaKey.nullable(),\n',
    '',
  ),
  headingField('area: title', 'projects.area.title', 'area: z.object({\n    '),
  headingField('area: titleBold', 'projects.area.titleBold', 'area: z.object({\n    '),
  recordField(
    'area: description',
    'projects.area.description',
    '    description: localized,\n    amenities',
    '    describes: localized.optional(),\n    amenities',
  ),
  recordField('area: icons have a src', 'projects.area.amenities.icon', '  icon: z.enum(amenityIcons),\n', '', {
    decision: 'the name of an icon the site can draw',
  }),
  {
    says: 'area: icons have an alt',
    nothing: 'the text beside the icon says the same, so that the icon is hidden from readers',
  },
  recordField('area: icons have a text', 'projects.area.amenities.text', '  text: localized,\n  sharing', '  sharing'),
  {
    says: 'area: icons may have the type ‘propia’ (own)',
    where: ['content/projects/punta-arena-2.ts', 'domain/snapshot/project.schema.ts'],
    test: { file: 'content/demo-content.test.ts', name: 'says of every amenity whether it is its own or shared' },
    broken: {
      find: "en: 'Palm-lined avenue' }, sharing: 'own'",
      put: "en: 'Palm-lined avenue' }, sharing: null",
    },
  },
  {
    says: 'area: icons may have the type ‘compartida’ (shared)',
    where: ['site/sections/amenities/amenities.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: "an amenity says whether it is the project's own or shared, in both languages",
    },
    broken: { find: "sharing === 'own' ? 'amenities.own' : 'amenities.shared'", put: "'amenities.own'" },
    decision: '“Uso propio” and “Uso compartido”, which agree with every noun',
  },
  recordField(
    'area: apartments also carry building',
    'projects.area.building',
    'building: mediaKey.nullable()',
    'house: mediaKey.nullable()',
  ),
  headingField('gallery: title', 'projects.gallery.title', 'const gallery = z.object({\n  '),
  recordField(
    'gallery: subtitle',
    'projects.gallery.subtitle',
    '  subtitle: localized.nullable(),\n  note: localized.nullable(),\n  images',
    '  note: localized.nullable(),\n  images',
  ),
  recordField(
    'gallery: note',
    'projects.gallery.note',
    '  note: localized.nullable(),\n  images: z.array(mediaKey)',
    '  images: z.array(mediaKey)',
  ),
  { says: 'gallery: backgroundImage', nothing: byDesign },
  recordField('gallery: slider (type, src)', 'projects.gallery.images', '  images: z.array(mediaKey).min(1),\n', ''),
  recordField(
    'gallery: kuulaUrl',
    'projects.gallery.panorama',
    '  panorama: mediaKey.nullable(),\n  tourUrl: externalUrl.nullable(),\n  /** One film',
    '  /** One film',
    {
      decision: 'a panorama of our own, or `tourUrl`',
    },
  ),
  recordField(
    'gallery: cta.headline',
    'projects.gallery.cta.title',
    'cta: z.object({ ...heading, ',
    'cta: z.object({ ',
  ),
  recordField(
    'gallery: cta.description',
    'projects.gallery.cta.description',
    'cta: z.object({ ...heading, description: localized, ',
    'cta: z.object({ ...heading, ',
  ),
  recordField('gallery: cta.buttonText', 'projects.gallery.cta.buttonText', ', buttonText: localized, more', ', more'),
  { says: 'gallery: cta.buttonIcon', nothing: byDesign },
  headingField('progress: title', 'projects.progress.title', 'const progress = z.object({\n  '),
  headingField('progress: titleBold', 'projects.progress.titleBold', 'const progress = z.object({\n  '),
  recordField('progress: subtitle', 'projects.progress.images.caption', ', caption: localized })', ' })', {
    decision: 'a caption per picture instead of one subtitle',
  }),
  recordField(
    'progress: note',
    'projects.progress.note',
    '  note: localized.nullable(),\n  images: z.array(z.object',
    '  images: z.array(z.object',
  ),
  recordField(
    'progress: description',
    'projects.progress.description',
    '  description: localized,\n  note: localized.nullable(),\n  images: z.array(z.object',
    '  note: localized.nullable(),\n  images: z.array(z.object',
  ),
  {
    says: 'progress: images (4)',
    where: ['domain/snapshot/project.schema.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'shows four states of its works, and a publish with three is refused',
    },
    broken: { find: '.length(4)', put: '.min(1)' },
  },
]

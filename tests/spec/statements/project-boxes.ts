import type { Statement } from '../statement'
import { recordField } from './record-field'

const films = 'tests/e2e/films.e2e.ts'
const sliders = {
  file: 'tests/e2e/project-page.e2e.ts',
  name: 'the gallery of ${path} has two sliders, the second with the plans of the apartments',
  of: '/proyectos/multifamiliares/o2',
}

const box = (says: string, field: string, find: string, put: string, decision?: string) =>
  recordField(`infoBox: infoBoxes ${says}`, `projects.infoBox.infoBoxes.${field}`, find, put, {
    ...(decision ? { decision } : {}),
  })

/** What marketing lays over the figures of a project: boxes, films and the sliders of a building. */
export const projectBoxes: Statement[] = [
  recordField('Project: slider items may be videos', 'projects.slider.film', '  film: mediaKey.nullable(),\n', '', {
    decision: 'a film of our own, its poster is the image of the slide',
  }),
  box('have an icon', 'icon', '  icon: z.enum(contentIcons),\n', '', 'the name of an icon the site can draw'),
  box('have a text', 'text', '  text: localized,\n  value', '  value'),
  box(
    'have a value',
    'value',
    '  value: localized,\n',
    '',
    'it may name a figure of the project (`{area}`, `{months}`), so that none is typed twice',
  ),
  box('may be highlighted', 'highlighted', '  highlighted: z.boolean(),\n', ''),
  box('may be bold', 'bold', '  bold: z.boolean(),\n', ''),
  {
    says: 'infoBox: infoBoxes are shown as staff wrote them',
    where: ['site/page-data/feature-boxes.ts'],
    test: {
      file: 'site/page-data/feature-boxes.test.ts',
      name: 'a project shows the boxes staff wrote, as they wrote them',
    },
    broken: { find: 'infoBoxes.length > 0 ? infoBoxes :', put: 'infoBoxes.length > 9 ? infoBoxes :' },
    decision: 'a project without any shows its area and its months, or where the building stands',
  },
  recordField(
    'gallery: videoUrl',
    'projects.gallery.films',
    '  films: z.array(mediaKey),\n  filmPoster',
    '  filmPoster',
    { decision: 'a film of our own in several formats; `videoUrl` for one of another host' },
  ),
  {
    says: 'gallery: a film of our own is shown',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: films,
      name: 'the gallery of ${path} has a video as its third mode, loaded when it is started and told in words',
      of: '/en/projects/condominiums/santorini',
    },
    broken: { find: 'ownFilm(gallery.films, ', put: 'ownFilm([], ' },
  },
  {
    says: 'gallery: apartments use gallerySlide with slider1',
    where: ['site/views/project.astro', 'site/sections/gallery/gallery-slider.tsx'],
    test: sliders,
    broken: { find: 'sections.sliders.map((slider)', put: 'sections.sliders.slice(1).map((slider)' },
    decision: 'here `projects.gallery.sliders`, each with a title: the building first',
  },
  {
    says: 'gallery: apartments use gallerySlide with slider2',
    where: ['site/views/project.astro', 'site/sections/gallery/gallery-slider.tsx'],
    test: sliders,
    broken: { find: 'sections.sliders.map((slider)', put: 'sections.sliders.slice(0, 1).map((slider)' },
    decision: 'the apartments from inside, with their plans',
  },
  recordField(
    'gallery: the sliders of apartments have items (id, type, src, alt)',
    'projects.gallery.sliders.images',
    'title: localized, images: z.array(mediaKey).min(1) })',
    'title: localized })',
    { decision: 'media of the CMS, which know their kind and have their alternative text' },
  ),
]

import type { Statement } from '../statement'
import { recordField } from './record-field'

const videos = 'tests/e2e/videos.e2e.ts'
const carouselsTest = {
  file: 'tests/e2e/project-page.e2e.ts',
  name: 'the gallery of ${path} has two carousels and shows the floor plans in the second',
  of: '/proyectos/multifamiliares/o2',
}

const box = (says: string, field: string, decision?: string) =>
  recordField(`infoBox: infoBoxes ${says}`, `projects.infoBox.infoBoxes.${field}`, {
    ...(decision ? { decision } : {}),
  })

/** Statements about what marketing adds to the figures of a project: boxes, videos and the carousels of a building. */
export const projectBoxes: Statement[] = [
  recordField('Project: slider items may be videos', 'projects.slider.video', {
    decision: 'our own video, with the image of the slide as its poster',
  }),
  box('have an icon', 'icon', 'the name of an icon of the site'),
  box('have a text', 'text'),
  box(
    'have a value',
    'value',
    'it may name a figure of the project (`{area}`, `{months}`), so that none is typed twice',
  ),
  box('may be highlighted', 'highlighted'),
  box('may be bold', 'bold'),
  {
    says: 'infoBox: infoBoxes are shown as staff wrote them',
    where: ['site/page-data/feature-boxes.ts'],
    test: {
      file: 'site/page-data/feature-boxes.test.ts',
      name: 'shows the boxes that staff wrote',
    },
    decision: 'a project without a price shows its area and its months, or the location of the building',
  },
  recordField('gallery: videoUrl', 'projects.gallery.videos', {
    decision: 'our own video in several formats; `videoUrl` for a video of another host',
  }),
  {
    says: 'gallery: our own video is shown',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: videos,
      name: 'the gallery of ${path} has a video with a text description, which loads only when it starts',
      of: '/en/projects/condominiums/santorini',
    },
  },
  {
    says: 'gallery: apartments use gallerySlide with slider1',
    where: ['site/views/project.astro', 'site/sections/gallery/gallery-carousel.tsx'],
    test: carouselsTest,
    decision: 'here `projects.gallery.sliders`, each with a title: the building first',
  },
  {
    says: 'gallery: apartments use gallerySlide with slider2',
    where: ['site/views/project.astro', 'site/sections/gallery/gallery-carousel.tsx'],
    test: carouselsTest,
    decision: 'the apartments from inside, with their plans',
  },
  recordField('gallery: the sliders of apartments have items (id, type, src, alt)', 'projects.gallery.sliders.images', {
    decision: 'media records of the CMS with their type and alternative text',
  }),
]

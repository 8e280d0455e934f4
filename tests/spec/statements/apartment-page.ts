import type { Statement } from '../statement'

const figuresTest = {
  file: 'tests/e2e/figures.e2e.ts',
  name: 'the page of ${project.name} shows the agreed figures in both languages',
}

/** Statements about the pages of apartment buildings. */
export const apartmentPageStatements: Statement[] = [
  {
    says: 'Apartment pages show a building image by the form',
    where: ['site/sections/amenities/amenities.tsx'],
    test: {
      file: 'tests/e2e/building.e2e.ts',
      name: '${path} shows an image of the building beside the form',
      of: '/proyectos/multifamiliares/o2',
    },
    decision:
      'from 576 px: on phones nothing is beside the form, and the first image and the gallery show the building',
  },
  {
    says: 'Apartment pages show a hero call-to-action block',
    where: ['site/sections/promo-banner/promo-banner.tsx'],
    test: {
      file: 'tests/e2e/building.e2e.ts',
      name: 'the button in the banner of ${path} focuses the form',
      of: '/proyectos/multifamiliares/o2',
    },
  },
  {
    says: 'The Killa page shows a sold-out banner instead of a price',
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'Killa is sold out and its form is a waiting list',
    },
  },
  {
    says: 'O2 shows its installment price',
    where: ['site/sections/info-box/info-box.tsx'],
    test: { ...figuresTest, of: 'O2' },
  },
  {
    says: "Killa's virtual section is an embedded 360 tour",
    where: ['site/sections/virtual/virtual.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the space bar starts a tour, and a second press does not start it again',
    },
    decision: 'our own panorama, loaded on click',
  },
  {
    says: "O2's virtual section is a video with a poster",
    where: ['site/page-data/project-page.ts', 'site/sections/virtual/virtual.tsx'],
    test: {
      file: 'tests/e2e/videos.e2e.ts',
      name: 'the video of O2 has its own section with a poster, and plays when started',
    },
    decision: 'our own video',
  },
]

import type { Statement } from '../statement'

const view = 'site/views/project.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
}
const condominium = { ...sectionOrderTest, of: '/proyectos/condominios/santorini' }
const apartment = { ...sectionOrderTest, of: '/proyectos/multifamiliares/o2' }
const appointmentTest = {
  file: 'tests/e2e/project-page.e2e.ts',
  name: '${path} links to the appointments of the project with "${appointment}"',
  of: '/proyectos/condominios/santorini',
}
const calendarDecision =
  'every button for an appointment opens the calendar; people who prefer a call ask for it in the form'
const stickyTest = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'above 1024 px the form stays 20 px below the section links, and on narrower screens it scrolls with the page',
}
const figuresTest = {
  file: 'tests/e2e/figures.e2e.ts',
  name: 'the page of ${project.name} shows the agreed figures in both languages',
}

/** Statements about the first four sections of a project page. */
export const projectPageStatements: Statement[] = [
  { says: 'Section 1 of a project page: media slider', where: [view], test: condominium },
  {
    says: 'The media slider has videos among its images',
    where: ['site/sections/media-carousel/media-carousel.tsx', 'site/page-data/project-page.ts'],
    test: {
      file: 'tests/e2e/videos.e2e.ts',
      name: 'the last slide of Santorini is a video that loads only when it starts and pauses the carousel while it plays',
    },
    decision: 'a video plays when the visitor starts it',
  },
  { says: 'Section 2 of a project page: info box', where: [view], test: condominium },
  {
    says: 'The info box overlaps the slider',
    where: ['site/sections/info-box/info-box.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} overlaps the carousel',
      of: '/proyectos/condominios/santorini',
    },
  },
  {
    says: 'The info box has the logo',
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} shows the logo of its project',
      of: '/proyectos/condominios/santorini',
    },
  },
  {
    says: 'The info box has price and financing',
    where: ['site/sections/info-box/info-box.tsx'],
    test: { ...figuresTest, of: 'Santorini' },
    decision:
      'with down payment and list price of the cheapest free lot, and buttons to choose a lot, plan the instalments and book an appointment',
  },
  {
    says: 'The info box has feature boxes',
    where: ['site/sections/info-box/info-box.tsx', 'site/page-data/feature-boxes.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the info box of ${path} shows its features, each with an icon',
      of: '/proyectos/condominios/santorini',
    },
  },
  {
    says: 'Section 3 of a project page: area (amenities)',
    where: [view, 'site/sections/amenities/amenities.tsx'],
    test: apartment,
    decision:
      'the amenities are with what a buyer receives, after documents and answers, because buyers first ask for price, lots and images',
  },
  {
    says: 'The area has a sticky contact form',
    where: ['site/layout/beside-form/beside-form.module.css', 'site/layout/beside-form/form-panel.astro'],
    test: stickyTest,
    decision:
      'the only form of the page; it stays beside all sections from the gallery to the contact section, and on phones it is the last section',
  },
  {
    says: 'The sticky form is fixed 20 px from the top while it accompanies the page',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: stickyTest,
    decision:
      '`position: sticky` below the section links; the page-height fractions are an implementation detail of the old site',
  },
  {
    says: 'The form sticks on viewports wider than 1024 px',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: stickyTest,
  },
  {
    says: 'The form sticks on viewports wider than 576 px for projects',
    nothing: 'below 1024 px the form is inside the page, because a column for it would leave no space for the text',
  },
  {
    says: 'The sticky form is absolute once the scroll position is past the lower fraction of the page',
    nothing: '`position: sticky` ends with the block beside it',
  },
  {
    says: 'The fractions of page height between which the form is fixed, for projects and for apartments',
    nothing: 'an implementation detail of the old site; the form stays beside the sections from the gallery on',
  },
  {
    says: 'Mobile and tablet use their own styles for the form',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'up to 1024 px the lead form of a project uses the full width of the page',
    },
  },
  {
    says: 'Section 4 of a project page: gallery',
    where: [view],
    test: apartment,
    decision: 'after the plan with the free lots; its first image compares an empty lot with a house',
  },
  {
    says: 'The gallery opens in the mode galeria',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour loads one image after a click and contacts no other host',
    },
  },
  {
    says: 'The gallery has the mode recorrido: a 360 tour',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour loads one image after a click and contacts no other host',
    },
    decision: 'our own panorama, or an embedded frame if the project has one; either loads on click',
  },
  {
    says: 'The gallery has the mode video',
    where: ['site/page-data/gallery.ts', 'site/components/video-player/video-player.tsx'],
    test: {
      file: 'tests/e2e/videos.e2e.ts',
      name: 'the gallery of ${path} has a video with a text description, which loads only when it starts',
      of: '/proyectos/condominios/santorini',
    },
    decision: 'if the project has a video; it loads when it is started',
  },
  {
    says: 'The active mode button of the gallery is highlighted',
    where: ['site/components/tabs/tabs.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the tab of the selected gallery mode is dark, because lime marks links and buttons',
    },
    decision: 'in navy, because the accent colour is only for what can be pressed',
  },
  {
    says: "The gallery has a call to action 'Programar visita'",
    where: ['site/sections/gallery/gallery.tsx'],
    test: appointmentTest,
  },
  {
    says: "In English the call to action of the gallery is 'Schedule visit'",
    where: ['site/sections/gallery/gallery.tsx'],
    test: { ...appointmentTest, of: '/en/projects/condominiums/santorini' },
  },
  {
    says: 'The call to action of the gallery scrolls to the contact form',
    where: ['site/sections/gallery/gallery.tsx', 'site/page-data/project-page.ts'],
    test: appointmentTest,
    decision: `${calendarDecision}. For Killa it links to the waiting list`,
  },
  {
    says: 'The call to action of the gallery focuses the contact form',
    where: ['site/page-data/project-page.ts'],
    test: appointmentTest,
    decision: calendarDecision,
  },
  {
    says: 'The specification does not say whether the call to action of the gallery links to anything but the contact form',
    nothing: 'it opens the calendar of the project',
  },
]

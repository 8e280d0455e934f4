import type { Statement } from '../statement'

const view = 'site/views/project.astro'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
}
const condominium = { ...order, of: '/proyectos/condominios/santorini' }
const apartment = { ...order, of: '/proyectos/multifamiliares/o2' }
const visit = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'on ${from} the call to action scrolls to the form and puts the cursor in it',
  of: '/proyectos/condominios/santorini',
}
const sticky = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'above 1024 px the form stays 20 px under the header, below it stands in the text',
}
const figures = {
  file: 'tests/e2e/figures.e2e.ts',
  name: 'the page of ${project.name} shows the agreed figures in both languages',
}

/** The first four sections. */
export const projectPageStatements: Statement[] = [
  {
    says: 'Section 1 of a project page: media slider',
    where: [view],
    test: condominium,
    broken: { find: '<MediaSlider {...sections.slider} />', put: '' },
  },
  {
    says: 'The media slider has videos among its images',
    where: ['site/sections/media-slider/media-slider.tsx', 'site/page-data/project-page.ts'],
    test: {
      file: 'tests/e2e/films.e2e.ts',
      name: 'the last slide of Santorini is a film: nothing of it loads before it is started, and the slides wait while it plays',
    },
    broken: { find: '{film ? (', put: '{film && !picture ? (' },
    decision: 'a film plays when the visitor starts it',
  },
  {
    says: 'Section 2 of a project page: info box',
    where: [view],
    test: condominium,
    broken: { find: '<InfoBox {...sections.info} />', put: '' },
  },
  {
    says: 'The info box overlaps the slider',
    where: ['site/sections/info-box/info-box.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} lies over the slider',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: 'margin-top: -8.5rem', put: 'margin-top: 0' },
  },
  {
    says: 'The info box has the logo',
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} wears the logo of its project',
      of: '/proyectos/condominios/santorini',
    },
    broken: {
      find: '<InlineDrawing className={styles.logo} drawing={props.logo}',
      put: '<span title={props.placeLine}',
    },
  },
  {
    says: 'The info box has price and financing',
    where: ['site/sections/info-box/info-box.tsx'],
    test: { ...figures, of: 'Santorini' },
    broken: { find: '<Instalment {...props} />', put: 'null' },
  },
  {
    says: 'The info box has feature boxes',
    where: ['site/sections/info-box/info-box.tsx', 'site/page-data/feature-boxes.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the info box of ${path} shows its feature boxes, each with its icon',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: '<Icon icon={contentIcons[icon]} />', put: '' },
  },
  {
    says: 'Section 3 of a project page: area (amenities)',
    where: [view],
    test: apartment,
    broken: { find: '<Amenities {locale} {...sections.amenities} />', put: '' },
  },
  {
    says: 'The area has a sticky contact form',
    where: ['site/layout/beside-form/beside-form.module.css', 'site/layout/beside-form/form-panel.astro'],
    test: sticky,
    broken: { find: 'position: sticky;', put: '' },
  },
  {
    says: 'The sticky form is fixed 20 px from the top while it accompanies the page',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: sticky,
    broken: { find: 'calc(5rem + 20px)', put: 'calc(5rem + 60px)' },
    decision:
      '`position: sticky` below the header; the page-height fractions are an implementation detail of the old site',
  },
  {
    says: 'The form sticks on viewports wider than 1024 px',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: sticky,
    broken: { find: '@media (width > 1024px)', put: '@media (width > 768px)' },
  },
  {
    says: 'The form sticks on viewports wider than 576 px for projects',
    nothing: 'below 1024 px a column for the form would leave none for the text; the form stands in the page',
  },
  {
    says: 'The sticky form is absolute once the scroll position is past the lower fraction of the page',
    nothing: '`position: sticky` ends with the block it stands beside',
  },
  {
    says: 'The fractions of page height between which the form is fixed, for projects and for apartments',
    nothing: 'an implementation detail of the old site; the form accompanies amenities and gallery on both',
  },
  {
    says: 'Mobile and tablet use their own styles for the form',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'up to 1024 px the form takes the whole width of the page',
    },
    broken: { find: 'margin-inline: calc(var(--gutter) * -1);', put: '' },
  },
  {
    says: 'Section 4 of a project page: gallery',
    where: [view],
    test: apartment,
    broken: { find: '{...sections.gallery}', put: '{...sections.gallery} title="" titleBold=""' },
  },
  {
    says: 'The gallery opens in the mode galeria',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour is our own picture, loads after a click and asks no other host',
    },
    broken: { find: "useState('pictures')", put: "useState('tour')" },
  },
  {
    says: 'The gallery has the mode recorrido: a 360 tour',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour is our own picture, loads after a click and asks no other host',
    },
    broken: {
      file: 'site/i18n/messages/es.ts',
      find: "'gallery.tour': 'Recorrido'",
      put: "'gallery.tour': 'Panorama'",
    },
    decision: 'our own panorama, or an embedded frame where the project has one; either loads on click',
  },
  {
    says: 'The gallery has the mode video',
    where: ['site/page-data/gallery.ts', 'site/components/film-player/film-player.tsx'],
    test: {
      file: 'tests/e2e/films.e2e.ts',
      name: 'the gallery of ${path} has a video as its third mode, loaded when it is started and told in words',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: "{ id: 'film' as const, label: t('gallery.film') }", put: "{ id: 'film' as const, label: '' }" },
    decision: 'where the project has a film; it loads when it is started',
  },
  {
    says: 'The active mode button of the gallery is highlighted',
    where: ['site/components/tabs/tabs.module.css'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the chosen mode of the gallery stands out from the others',
    },
    broken: { find: '.segments .tab[aria-selected="true"] {', put: '.segments .tab[aria-selected="no"] {' },
  },
  {
    says: "The gallery has a call to action 'Programar visita'",
    where: ['site/sections/gallery/gallery.tsx'],
    test: visit,
    broken: { find: '<Visit {...visit} />', put: '' },
  },
  {
    says: "In English the call to action of the gallery is 'Schedule visit'",
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: '${path} offers to ${visit}',
      of: '/en/projects/condominiums/santorini',
    },
    broken: { find: '{buttonText}', put: '{title}' },
  },
  {
    says: 'The call to action of the gallery scrolls to the contact form',
    where: ['site/sections/gallery/gallery.tsx', 'site/layout/form-area/focus-form.client.ts'],
    test: visit,
    broken: { find: '<ButtonLink href={href} icon={ticksVisit', put: '<ButtonLink href="#main" icon={ticksVisit' },
    decision: 'it also ticks the request for a visit; for Killa it leads to the waiting list',
  },
  {
    says: 'The call to action of the gallery focuses the contact form',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: { ...visit, of: '/zonas/mejia' },
    broken: { find: 'field.focus({ preventScroll: true })', put: 'field.blur()' },
  },
  {
    says: 'Where the call to action of the gallery leads outside the contact form is not shown',
    nothing: 'it leads to the form alone',
  },
]

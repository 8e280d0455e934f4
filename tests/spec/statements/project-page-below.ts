import type { Statement } from '../statement'

const view = 'site/views/project.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
}
const condominium = { ...sectionOrderTest, of: '/proyectos/condominios/santorini' }
const apartment = { ...sectionOrderTest, of: '/proyectos/multifamiliares/o2' }
const location = 'site/sections/location/location.tsx'
const viewsTest = {
  file: 'tests/e2e/project-page.e2e.ts',
  name: 'the location section of ${path} has tabs for a plan, a map and a route in the colours of the project',
  of: '/proyectos/condominios/santorini',
}
const planTest = {
  file: 'tests/e2e/project-box.e2e.ts',
  name: 'the map image of ${path} opens in a larger dialog with a close button',
  of: '/proyectos/condominios/santorini',
}
const placesTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: 'the place links beside the related projects of ${path} open existing pages',
  of: '/proyectos/condominios/santorini',
}
const placeLink = (name: string, slug: string): Statement => ({
  says: `The slider of other projects has a nav link ${name} whose target is '#'`,
  where: ['site/page-data/project-cards.ts'],
  test: placesTest,
  decision: `it links to the page of the place, /zonas/${slug}`,
})

/** Statements about a project page, from its fifth section on. */
export const lowerProjectPageStatements: Statement[] = [
  {
    says: 'Section 5 of a project page: construction progress images (condominiums)',
    where: [view, 'site/sections/construction-updates/construction-updates.tsx'],
    test: condominium,
    decision: 'one section with the construction updates; older updates are collapsed',
  },
  {
    says: 'Only condominiums have the section of construction progress',
    where: ['site/page-data/project-page.ts', view],
    test: {
      file: 'tests/e2e/sections.e2e.ts',
      name: 'every condominium has as many sections as Santorini, including the stages',
    },
  },
  {
    says: 'The progress images expand on hover',
    where: ['site/sections/stages/stages.module.css'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the four images of the stages are equally wide; a hovered image grows by half and the others shrink by half',
    },
    decision: 'at 1024 px and wider',
  },
  {
    says: 'The progress images are a carousel on mobile',
    where: ['site/sections/stages/stages.tsx'],
    test: { file: 'tests/e2e/carousels.e2e.ts', name: 'on phones the carousel of the stages does not loop' },
    decision: 'below 768 px',
  },
  { says: 'Section 6 of a project page: virtual section (apartments only)', where: [view], test: apartment },
  { says: 'Section 6 of a project page: promo banner (apartments only)', where: [view], test: apartment },
  { says: 'Section 7 of a project page: location', where: [view], test: condominium },
  { says: 'The location has three buttons', where: [location], test: viewsTest },
  { says: 'The first button of the location shows a static map image', where: [location], test: planTest },
  { says: 'The map image can be opened full-size in a pop-up', where: [location], test: planTest },
  { says: 'The pop-up of the map can be closed', where: ['site/components/dialog/dialog.tsx'], test: planTest },
  {
    says: 'The second button of the location shows a maps-service embed',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'a project page contacts no other host before the visitor opens the map',
    },
    decision: 'it loads when the visitor asks for it',
  },
  {
    says: 'The second button of the location gives a maps-service link',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the location section of ${path} links to Google Maps and Waze',
      of: '/proyectos/condominios/santorini',
    },
  },
  {
    says: 'The third button of the location shows a navigation-service embed',
    where: ['site/page-data/embed-url.ts', 'site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: '${path} loads the map and the route of the town at zoom 16 only after a click',
      of: '/proyectos/condominios/santorini',
    },
    decision: 'it loads when the visitor asks for it',
  },
  {
    says: 'The third button of the location gives a navigation-service link',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the location section of ${path} links to Google Maps and Waze',
      of: '/en/projects/apartments/o2',
    },
  },
  {
    says: "Section 8 of a project page: 'You may also be interested' slider of project cards",
    where: [view],
    test: condominium,
  },
  {
    says: "The slider of other projects has a nav link pre-sale whose target is '#'",
    where: ['site/page-data/project-cards.ts'],
    test: placesTest,
    decision: 'it links to the pre-sale tab of the home page',
  },
  placeLink('Mejía', 'mejia'),
  placeLink('Punta de Bombón', 'punta-de-bombon'),
  placeLink('La Joya', 'la-joya'),
  {
    says: 'Section 9 of a project page: contact form',
    where: [view, 'site/sections/project-contact/project-contact.tsx'],
    test: condominium,
    decision:
      'the section says who calls, and lists hours and offices. The form is the same one: beside the sections on wide screens, at the end on phones',
  },
  {
    says: 'The project is chosen by id from the translated project list',
    where: ['site/page-data/projects.ts'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} shows the logo of its project',
      of: '/proyectos/condominios/mykonos',
    },
  },
  {
    says: "While the project is missing a loading text is shown ('Loading...' / 'Cargando...')",
    nothing: 'pages are static files: a project has its page, or the response is 404',
  },
]

import type { Statement } from '../statement'

const view = 'site/views/project.astro'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
}
const condominium = { ...order, of: '/proyectos/condominios/santorini' }
const apartment = { ...order, of: '/proyectos/multifamiliares/o2' }
const location = 'site/sections/location/location.tsx'
const views = {
  file: 'tests/e2e/project-page.e2e.ts',
  name: 'the location on ${path} has a plan, a map and a route, in the colours of the project',
  of: '/proyectos/condominios/santorini',
}
const plan = {
  file: 'tests/e2e/project-box.e2e.ts',
  name: 'the plan of ${path} is a picture that opens as large as the screen and closes again',
  of: '/proyectos/condominios/santorini',
}
const places = {
  file: 'tests/e2e/sections.e2e.ts',
  name: 'beside the related projects of ${path} every place leads to its page',
  of: '/proyectos/condominios/santorini',
}
const placeLink = (name: string, slug: string): Statement => ({
  says: `The slider of other projects has a nav link ${name} whose target is '#'`,
  where: ['site/page-data/project-cards.ts'],
  test: places,
  broken: {
    find: 'areas(locale).map(({ slug, name }) =>',
    put: `areas(locale).filter(({ slug }) => slug !== '${slug}').map(({ slug, name }) =>`,
  },
  decision: `it leads to the page of the place, /zonas/${slug}`,
})

/** From the fifth section on. */
export const lowerProjectPageStatements: Statement[] = [
  {
    says: 'Section 5 of a project page: construction progress images (condominiums)',
    where: [view],
    test: condominium,
    broken: { find: '{sections.progress && <Progress client:visible {...sections.progress} />}', put: '' },
  },
  {
    says: 'Only condominiums have the section of construction progress',
    where: ['site/page-data/project-page.ts', view],
    test: {
      file: 'tests/e2e/sections.e2e.ts',
      name: 'every condominium has the sections of Santorini, and only condominiums show their works',
    },
    broken: {
      file: view,
      find: '{sections.progress && <Progress',
      put: "{sections.progress && slug === 'santorini' && <Progress",
    },
  },
  {
    says: 'The progress images expand on hover',
    where: ['site/sections/progress/progress.module.css'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'four pictures of the works are 300 px wide; the one under the pointer takes 450, the others 150',
    },
    broken: { find: '.work:hover .workMedia {', put: '.work:active .workMedia {' },
    decision: 'from 1024 px on',
  },
  {
    says: 'The progress images are a carousel on mobile',
    where: ['site/sections/progress/progress.tsx'],
    test: { file: 'tests/e2e/carousels.e2e.ts', name: 'on phones the works do not go round' },
    broken: { find: '<CarouselControls className={styles.controls} count={slides.length} />', put: '' },
    decision: 'below 768 px',
  },
  {
    says: 'Section 6 of a project page: virtual section (apartments only)',
    where: [view],
    test: apartment,
    broken: { find: '{sections.virtual && <Virtual {...sections.virtual} />}', put: '' },
  },
  {
    says: 'Section 6 of a project page: promo banner (apartments only)',
    where: [view],
    test: apartment,
    broken: { find: '{sections.promo && <PromoBanner {...sections.promo} />}', put: '' },
  },
  {
    says: 'Section 7 of a project page: location',
    where: [view],
    test: condominium,
    broken: { find: '<Location client:visible {...sections.location} />', put: '' },
  },
  {
    says: 'The location has three buttons',
    where: [location],
    test: views,
    broken: {
      find: '...services.map(({ id: service, name }) =>',
      put: '...services.slice(1).map(({ id: service, name }) =>',
    },
  },
  {
    says: 'The first button of the location shows a static map image',
    where: [location],
    test: plan,
    broken: { find: '<MapDrawing map={map} cropped />', put: '' },
  },
  {
    says: 'The map image can be opened full-size in a pop-up',
    where: [location],
    test: plan,
    broken: { find: '{...opens(`${id}-map`)}', put: '' },
  },
  {
    says: 'The pop-up of the map can be closed',
    where: ['site/components/dialog/dialog.tsx'],
    test: plan,
    broken: { find: '{...closes}', put: '' },
  },
  {
    says: 'The second button of the location shows a maps-service embed',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'nothing of another host is asked for before the visitor opens the map',
    },
    broken: { find: '{frame && (', put: '{!frame && (' },
    decision: 'it loads when the visitor asks for it',
  },
  {
    says: 'The second button of the location gives a maps-service link',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the map and the navigation of ${path} open in their own service too',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: '<TextLink href={href}', put: '<TextLink href="#"' },
  },
  {
    says: 'The third button of the location shows a navigation-service embed',
    where: ['site/page-data/embed-address.ts', 'site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: '${path} shows map and navigation of the town at zoom 16, loads them on a click only and says whose point it is',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: "{ ll: point, navigate: 'yes' }", put: "{ q: point, navigate: 'yes' }" },
    decision: 'it loads when the visitor asks for it',
  },
  {
    says: 'The third button of the location gives a navigation-service link',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the map and the navigation of ${path} open in their own service too',
      of: '/en/projects/apartments/o2',
    },
    broken: { find: "t('location.open', { service: name })", put: "t('location.open', { service: 'Google Maps' })" },
  },
  {
    says: "Section 8 of a project page: 'You may also be interested' slider of project cards",
    where: [view],
    test: condominium,
    broken: { find: '{...sections.related}', put: '{...sections.related} title="" titleBold=""' },
  },
  {
    says: "The slider of other projects has a nav link pre-sale whose target is '#'",
    where: ['site/page-data/project-cards.ts'],
    test: places,
    broken: { find: 'links: [preSale, ...places]', put: 'links: [...places]' },
    decision: 'it leads to the pre-sale tab of the home page',
  },
  placeLink('Mejía', 'mejia'),
  placeLink('Punta de Bombón', 'punta-de-bombon'),
  placeLink('La Joya', 'la-joya'),
  {
    says: 'Section 9 of a project page: contact form',
    where: [view],
    test: condominium,
    broken: { find: '<Contact {...sections.contact}>', put: '<Contact {...sections.contact} title="" titleBold="">' },
  },
  {
    says: 'The project is chosen by id from the translated project list',
    where: ['site/page-data/projects.ts'],
    test: {
      file: 'tests/e2e/project-box.e2e.ts',
      name: 'the info box of ${path} wears the logo of its project',
      of: '/proyectos/condominios/mykonos',
    },
    broken: { find: 'projects[locale]().get(slug)', put: '[...projects[locale]().values()][0]' },
  },
  {
    says: "While the project is missing a loading text is shown ('Loading...' / 'Cargando...')",
    nothing: 'the page is HTML: a project is there or answers 404',
  },
]

import type { Statement } from '../statement'

const view = 'site/views/area.astro'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
  of: '/zonas/mejia',
}
const calls = {
  file: 'tests/e2e/area-page.e2e.ts',
  name: 'both calls to action of ${path} lead to its own form and put the cursor in it',
  of: '/zonas/mejia',
}
const titled = {
  file: 'tests/e2e/area-page.e2e.ts',
  name: '${path} is titled by its place and the brand, and described by the place',
  of: '/zonas/mejia',
}

const section = (says: string, find: string): Statement => ({
  says,
  where: [view],
  test: order,
  broken: { find, put: '' },
})

export const areaPageStatements: Statement[] = [
  {
    says: 'A landing page for an area exists; its route is not shown',
    where: ['domain/snapshot/page-addresses.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'the page "%s" stands at %s and at %s', of: 'area' },
    broken: { find: "es: '/zonas/[slug]'", put: "es: '/lugares/[slug]'" },
    decision: '`/zonas/{slug}` for mejia, punta-de-bombon, la-joya and tumbes',
  },
  section('An area page has a slider', '<MediaSlider {...sections.slider} />'),
  section('An area page has an info box', '<AreaInfo {...sections.info} />'),
  {
    says: 'The info box of an area page overlaps the slider',
    where: ['site/sections/area-info/area-info.module.css'],
    test: {
      file: 'tests/e2e/area-page.e2e.ts',
      name: 'the box of ${path} lies over its slider, and the chat floats',
      of: '/zonas/mejia',
    },
    broken: { find: 'margin-top: -8.5rem', put: 'margin-top: 0' },
  },
  section('An area page has an area section', '<AreaBody {locale} {...sections.body} />'),
  section(
    'The area section of an area page has a form',
    "<FormPanel><LeadForm client:visible {...areaFormProps(area, locale, 'form')} /></FormPanel>",
  ),
  {
    says: 'An area page has a gallery',
    where: [view],
    test: order,
    broken: { find: '{...sections.gallery}', put: '{...sections.gallery} title="" titleBold=""' },
  },
  {
    says: 'The gallery of an area page has a call to action',
    where: ['site/sections/gallery/gallery.tsx'],
    test: calls,
    broken: { find: '<ButtonLink href={href} icon={ticksVisit', put: '<ButtonLink href="#main" icon={ticksVisit' },
  },
  section('An area page has a virtual section', '<Virtual {...sections.virtual} />'),
  section('An area page has a promo banner', '<PromoBanner {...sections.promo} />'),
  {
    says: 'The promo banner of an area page has a call to action',
    where: ['site/sections/promo-banner/promo-banner.tsx'],
    test: calls,
    broken: {
      find: '<ButtonLink href={linkTo(anchors.form)} icon={ArrowRight}>',
      put: '<ButtonLink href="#main" icon={ArrowRight}>',
    },
  },
  section('An area page has a location section', '<Location client:visible {...sections.location} flush />'),
  {
    says: 'An area page has a floating chat link',
    where: ['site/layout/chat/chat.module.css'],
    test: {
      file: 'tests/e2e/area-page.e2e.ts',
      name: 'the box of ${path} lies over its slider, and the chat floats',
      of: '/zonas/mejia',
    },
    broken: { find: 'position: fixed;', put: 'position: absolute;' },
  },
  {
    says: 'Both call-to-action buttons of an area page scroll smoothly',
    where: ['site/styles/base.css'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'from ${name} the page glides to where its button leads',
      of: 'the gallery of an area',
    },
    broken: { find: 'scroll-behavior: smooth;', put: 'scroll-behavior: auto;' },
  },
  {
    says: 'Both call-to-action buttons of an area page lead to the area form',
    where: ['site/layout/beside-form/form-panel.astro'],
    test: calls,
    broken: { find: 'id={anchors.form}', put: 'id="panel"' },
  },
  {
    says: 'Both call-to-action buttons of an area page focus the first input of the form',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: calls,
    broken: { find: 'field.focus({ preventScroll: true })', put: 'field.click()' },
  },
  {
    says: 'The title of an area page is the page title, a separator and the brand',
    where: ['site/layout/document.astro'],
    test: titled,
    broken: { find: '<title>{fullTitle}</title>', put: '<title>{settings.brand}</title>' },
  },
  {
    says: 'The meta description of an area page comes from the area description',
    where: ['site/layout/document.astro'],
    test: titled,
    broken: {
      find: '<meta name="description" content={description} />',
      put: '<meta name="description" content={settings.brand} />',
    },
    decision:
      'a text of its own (`seo.description`) for search results, which cut after about 155 characters; the description of the area is longer',
  },
]

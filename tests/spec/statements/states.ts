import type { Statement } from '../statement'

const pills = 'site/components/status-pills/status-pills.tsx'
const iconTest = {
  file: 'site/components/status-pills/status-pills.test.tsx',
  name: 'shows the status %s with the icon of %s',
}
const cardsTest = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'each project card of ${home} shows its sales status',
  of: '/',
}
const statesTest = { file: 'content/projects/sale-states.test.ts', name: 'gives %s the status "%s"' }
const killaTest = { file: 'tests/e2e/project-page.e2e.ts', name: '${path} is marked as delivered and sold out' }
const leadFormResultTest = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'the lead form keeps its values after a failure and shows a receipt after a success, ${language}',
}
const numberTest = {
  file: 'tests/e2e/complaint.e2e.ts',
  name: 'the complaint form shows that the expected number is loading, and says that it is assigned later if loading fails',
}

const constructionUpdates = 'site/sections/stages/stages.module.css'
const widthsTest = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'the four images of the stages are equally wide; a hovered image grows by half and the others shrink by half',
}

const state = (name: string, slug: string, found: string): Statement => ({
  says: `${name} is ${found}`,
  where: [`content/projects/${slug}.ts`],
  test: { ...statesTest, of: name },
})

export const uiStates: Statement[] = [
  {
    says: 'The sales status is a two-part label: PRE-SALE (Spanish PREVENTA) and IN PROGRESS (EN OBRAS)',
    where: ['site/page-data/project-cards.ts'],
    test: cardsTest,
    decision: 'one label unless a project has two (Killa: delivered and sold out)',
  },
  { says: 'Pre-sale cards use a tag icon', where: [pills], test: { ...iconTest, of: 'pre-sale' } },
  { says: 'In-progress cards use a car icon', where: [pills], test: { ...iconTest, of: 'in-progress' } },
  state('Mykonos', 'mykonos', 'in progress'),
  state('Punta Arena', 'punta-arena', 'in progress'),
  state('Santorini', 'santorini', 'in pre-sale'),
  state('Coral', 'coral', 'in pre-sale'),
  state('Zafiro', 'zafiro', 'in pre-sale'),
  state('Prado Piamonte', 'prado-piamonte', 'in pre-sale'),
  state('Punta Arena II', 'punta-arena-2', 'in pre-sale'),
  state('O2', 'o2', 'in pre-sale'),
  state('Bahía Serena', 'bahia-serena', 'in pre-sale'),
  {
    says: "Bahía Serena is shown as 'Grand pre-sale closing'",
    where: ['site/page-data/project-cards.ts', 'content/projects/bahia-serena.ts'],
    test: cardsTest,
    decision: 'in capitals, like every status label',
  },
  {
    says: "Killa is 'DELIVERED'",
    where: ['site/page-data/project-cards.ts'],
    test: { ...killaTest, of: '/proyectos/multifamiliares/killa' },
  },
  {
    says: "Killa is 'SOLD OUT 100%'",
    where: ['site/page-data/project-cards.ts'],
    test: { ...killaTest, of: '/en/projects/apartments/killa' },
  },
  {
    says: 'O2’s banner says the pre-sale is in its last days',
    where: ['content/projects/o2.ts', 'site/sections/promo-banner/promo-banner.tsx'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the demo content has the exact titles, menu label and button text of the specification',
    },
    decision: 'a text that staff remove when it is no longer true',
  },
  { says: 'Transitions between sales states are not shown', nothing: 'staff choose the state in the CMS' },
  {
    says: 'filterStatus is 1 on most cards and 0 on Punta Arena II and Bahía Serena',
    nothing: 'not modelled: its effect is unknown, every card is shown',
  },
  {
    says: 'Contact form: a field shows its error only once touched',
    where: ['site/forms/submission/use-form-controller.ts'],
    test: {
      file: 'tests/e2e/form-messages.e2e.ts',
      name: 'the lead form shows the error of a field after an interaction, and all errors after a submit, ${language}',
      of: 'es',
    },
    decision: 'and after a submit, with a summary that links to the fields',
  },
  {
    says: 'With the project select hidden, proyecto is set to the preset projectId',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: "builds a body that the server's schema accepts" },
  },
  {
    says: "On successful send 'Datos enviados correctamente.' is shown",
    where: ['site/forms/lead/lead-frame.tsx', 'content/form-texts.ts'],
    test: { ...leadFormResultTest, of: 'es' },
    decision: 'a receipt with the reference code stays beside it',
  },
  {
    says: 'On failure the error message of the contact form is shown',
    where: ['site/forms/lead/lead-frame.tsx', 'content/form-texts.ts'],
    test: { ...leadFormResultTest, of: 'en' },
    decision: 'the fields keep what was typed',
  },
  {
    says: 'Either message of the contact form clears after 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: { ...leadFormResultTest, of: 'es' },
  },
  {
    says: 'Project media starts in the mode galeria',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour loads one image after a click and contacts no other host',
    },
  },
  {
    says: 'Project media has the mode video',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: 'tests/e2e/videos.e2e.ts',
      name: 'the gallery of ${path} has a video with a text description, which loads only when it starts',
    },
    decision: 'if the project has a video',
  },
  {
    says: 'Location tabs: the first button is active at start',
    where: ['site/sections/location/location.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'the location section of ${path} has tabs for a plan, a map and a route in the colours of the project',
      of: '/proyectos/condominios/santorini',
    },
  },
  {
    says: 'Progress images: hovered card 450 px',
    where: [constructionUpdates],
    test: widthsTest,
    decision:
      'one and a half times its default width, because the row is beside the form. The other cards shrink, so the row keeps its length',
  },
  {
    says: 'Progress images: the others 150 px',
    where: [constructionUpdates],
    test: widthsTest,
    decision: 'half of their default width, because the row is beside the form',
  },
  {
    says: 'Progress images: default 300 px',
    where: [constructionUpdates],
    test: widthsTest,
    decision: 'a quarter of the row beside the form, and two columns below 1024 px',
  },
  {
    says: 'Privacy page: loading, then loaded or error; retry returns to loading',
    nothing: 'a static page has one state',
  },
  {
    says: "Complaint form: the complaint number is loading ('Cargando número de reclamo...')",
    where: ['site/forms/complaint/sheet-head.tsx'],
    test: numberTest,
  },
  {
    says: 'Complaint form: then the complaint number is ready',
    where: ['site/forms/complaint/book-preview.ts', 'site/forms/complaint/use-book-preview.ts'],
    test: numberTest,
  },
  {
    says: 'On submit success all fields of the complaint form reset',
    where: ['site/forms/complaint/complaint-receipt.tsx'],
    test: {
      file: 'tests/e2e/complaint-number.e2e.ts',
      name: 'after a complaint is sent, the next sheet is blank and shows the next expected number',
    },
    decision: 'the receipt takes its place, and ‘Presentar otra hoja’ opens the empty form',
  },
  {
    says: 'On submit success the complaint number increments',
    where: ['site/forms/complaint/use-book-preview.ts'],
    test: {
      file: 'tests/e2e/complaint-number.e2e.ts',
      name: 'after a complaint is sent, the next sheet is blank and shows the next expected number',
    },
    decision: 'the number comes from a counter in the database',
  },
  {
    says: 'News: selecting a tab filters cards by category',
    where: ['site/sections/news-list/news-list.tsx'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'on a phone a select replaces the category tabs of the news' },
  },
  {
    says: 'News: a tab that does not exist in the new language resets to the first tab',
    where: ['site/sections/news-list/news-choice.ts'],
    test: {
      file: 'site/sections/news-list/news-choice.test.ts',
      name: 'reads category and page from "%s" as %o',
      of: '?categoria=prensa',
    },
    decision: 'categories have one value in both languages, so the choice survives the switch',
  },
]

import type { Statement } from '../statement'

const pills = 'site/components/status-pills/status-pills.tsx'
const icon = {
  file: 'site/components/status-pills/status-pills.test.tsx',
  name: 'a project that is %s wears %s before its words',
}
const cards = { file: 'tests/e2e/statements.e2e.ts', name: 'each card of ${home} tells the state of its sale', of: '/' }
const states = { file: 'content/projects/sale-states.test.ts', name: '%s is %s' }
const killa = { file: 'tests/e2e/project-page.e2e.ts', name: '${path} is marked as delivered and sold out' }
const said = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'contact form, ${language}: a failure keeps what was typed, a success leaves a receipt; both are said for 3 s',
}
const number = {
  file: 'tests/e2e/complaint.e2e.ts',
  name: 'the foreseen number says that it loads, and stays away when it cannot be had',
}

const works = 'site/sections/progress/progress.module.css'
const widths = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'four pictures of the works are 300 px wide; the one under the pointer takes 450, the others 150',
}

const state = (name: string, slug: string, found: string, status: string): Statement => ({
  says: `${name} is ${found}`,
  where: [`content/projects/${slug}.ts`],
  test: { ...states, of: name },
  broken: { find: `status: '${status}'`, put: `status: '${status === 'pre-sale' ? 'in-progress' : 'pre-sale'}'` },
})

export const uiStates: Statement[] = [
  {
    says: 'The sales status is a two-part label: PRE-SALE (Spanish PREVENTA) and IN PROGRESS (EN OBRAS)',
    where: ['site/page-data/project-cards.ts'],
    test: cards,
    broken: { find: "'in-progress': t('status.inProgress'),", put: "'in-progress': t('status.preSale')," },
    decision: 'one label unless a project has two (Killa: delivered and sold out)',
  },
  {
    says: 'Pre-sale cards use a tag icon',
    where: [pills],
    test: { ...icon, of: 'pre-sale' },
    broken: { find: "'pre-sale': { icon: Tag }", put: "'pre-sale': { icon: Car }" },
  },
  {
    says: 'In-progress cards use a car icon',
    where: [pills],
    test: { ...icon, of: 'in-progress' },
    broken: { find: 'icon: Car }', put: 'icon: Tag }' },
  },
  state('Mykonos', 'mykonos', 'in progress', 'in-progress'),
  state('Punta Arena', 'punta-arena', 'in progress', 'in-progress'),
  state('Santorini', 'santorini', 'in pre-sale', 'pre-sale'),
  state('Coral', 'coral', 'in pre-sale', 'pre-sale'),
  state('Zafiro', 'zafiro', 'in pre-sale', 'pre-sale'),
  state('Prado Piamonte', 'prado-piamonte', 'in pre-sale', 'pre-sale'),
  state('Punta Arena II', 'punta-arena-2', 'in pre-sale', 'pre-sale'),
  state('O2', 'o2', 'in pre-sale', 'pre-sale'),
  state('Bahía Serena', 'bahia-serena', 'in pre-sale', 'pre-sale'),
  {
    says: "Bahía Serena is shown as 'Grand pre-sale closing'",
    where: ['site/page-data/project-cards.ts', 'content/projects/bahia-serena.ts'],
    test: cards,
    broken: { find: '(project.statusNote ?? plain)', put: 'plain' },
    decision: 'in capitals, as every status label',
  },
  {
    says: "Killa is 'DELIVERED'",
    where: ['site/page-data/project-cards.ts'],
    test: { ...killa, of: '/proyectos/multifamiliares/killa' },
    broken: { find: "delivered: t('status.delivered'),", put: "delivered: t('status.preSale')," },
  },
  {
    says: "Killa is 'SOLD OUT 100%'",
    where: ['site/page-data/project-cards.ts'],
    test: { ...killa, of: '/en/projects/apartments/killa' },
    broken: { find: "words: t('status.soldOut') }", put: "words: '' }" },
  },
  {
    says: 'O2’s banner says the pre-sale is in its last days',
    where: ['content/projects/o2.ts', 'site/sections/promo-banner/promo-banner.tsx'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the words of the specification stand as they are written there',
    },
    broken: { find: "title: { es: 'Últimos días', en: 'Last days' }", put: "title: { es: 'Meses', en: 'Months' }" },
    decision: 'a text of staff, who take it away when it is no longer true',
  },
  { says: 'Transitions between sales states are not shown', nothing: 'staff choose the state in the CMS' },
  {
    says: 'filterStatus is 1 on most cards and 0 on Punta Arena II and Bahía Serena',
    nothing: 'not modelled: its effect is unknown, every card is shown',
  },
  {
    says: 'Contact form: a field shows its error only once touched',
    where: ['site/forms/submission/use-form-fill.ts'],
    test: {
      file: 'tests/e2e/form-messages.e2e.ts',
      name: 'contact form, ${language}: a field says what it needs once touched, all of them after a submit',
      of: 'es',
    },
    broken: { find: "mode: 'onTouched'", put: "mode: 'onSubmit'" },
    decision: 'and after a submit, with a summary that links to the fields',
  },
  {
    says: 'With the project select hidden, proyecto is set to the preset projectId',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: 'a filled form is accepted by the server’s schema' },
    broken: { find: 'project: project ?? fields.project,', put: 'project: fields.project ?? null,' },
  },
  {
    says: "On successful send 'Datos enviados correctamente.' is shown",
    where: ['site/forms/lead/lead-frame.tsx', 'content/form-texts.ts'],
    test: { ...said, of: 'es' },
    broken: { find: 'success={copy.success}', put: 'success={copy.receipt}' },
    decision: 'beside it a receipt with the reference code stays',
  },
  {
    says: 'On failure the error message of the contact form is shown',
    where: ['site/forms/lead/lead-frame.tsx', 'content/form-texts.ts'],
    test: { ...said, of: 'en' },
    broken: { find: 'failure={copy.failure}', put: 'failure={copy.success}' },
    decision: 'the typed data stays',
  },
  {
    says: 'Either message of the contact form clears after 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: { ...said, of: 'es' },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 3100' },
  },
  {
    says: 'Project media starts in the mode galeria',
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour is our own picture, loads after a click and asks no other host',
    },
    broken: { find: "useState('pictures')", put: "useState('')" },
  },
  {
    says: 'Project media has the mode video',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: 'tests/e2e/films.e2e.ts',
      name: 'the gallery of ${path} has a video as its third mode, loaded when it is started and told in words',
    },
    broken: { find: '...(film || filmElsewhere ? [', put: '...(filmElsewhere ? [' },
    decision: 'where the project has a film',
  },
  {
    says: 'Location tabs: the first button is active at start',
    where: ['site/sections/location/location.tsx'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'the location on ${path} has a plan, a map and a route, in the colours of the project',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: "useState('plan')", put: "useState('google')" },
  },
  {
    says: 'Progress images: hovered card 450 px',
    where: [works],
    test: widths,
    broken: { find: '      width: calc(3 * var(--unit));', put: '      width: calc(2 * var(--unit));' },
    decision: 'its words stand in the 300 px beside it, so that the row keeps its length',
  },
  {
    says: 'Progress images: the others 150 px',
    where: [works],
    test: widths,
    broken: { find: 'flex-basis: var(--unit);', put: 'flex-basis: calc(1.5 * var(--unit));' },
  },
  {
    says: 'Progress images: default 300 px',
    where: [works],
    test: widths,
    broken: { find: 'flex: 0 0 calc(2 * var(--unit));', put: 'flex: 0 0 calc(1.8 * var(--unit));' },
    decision: 'in the same proportion where the page is narrower than four of them, and two by two below 1024 px',
  },
  {
    says: 'Privacy page: loading, then loaded or error; retry returns to loading',
    nothing: 'a static page has one state',
  },
  {
    says: "Complaint form: the complaint number is loading ('Cargando número de reclamo...')",
    where: ['site/forms/complaint/sheet-head.tsx'],
    test: number,
    broken: { find: "t('complaint.head.loading')", put: 'onSend' },
  },
  {
    says: 'Complaint form: then the complaint number is ready',
    where: ['site/forms/complaint/book-preview.ts', 'site/forms/complaint/use-book-preview.ts'],
    test: number,
    broken: { find: "return { kind: 'ready', preview:", put: "return { kind: 'unknown', preview:" },
  },
  {
    says: 'On submit success all fields of the complaint form reset',
    where: ['site/forms/complaint/complaint-receipt.tsx'],
    test: {
      file: 'tests/e2e/complaint-number.e2e.ts',
      name: 'after a success another sheet is blank and foresees the next number',
    },
    broken: {
      file: 'site/forms/submission/use-form-fill.ts',
      find: 'form.reset((options.defaultValues ?? {}) as F)',
      put: '',
    },
    decision: 'the receipt takes its place, and ‘Presentar otra hoja’ opens the empty form',
  },
  {
    says: 'On submit success the complaint number increments',
    where: ['site/forms/complaint/use-book-preview.ts'],
    test: {
      file: 'tests/e2e/complaint-number.e2e.ts',
      name: 'after a success another sheet is blank and foresees the next number',
    },
    broken: { find: '}, [sheet])', put: '}, [])' },
    decision: 'the number comes from a sequence in the database',
  },
  {
    says: 'News: selecting a tab filters cards by category',
    where: ['site/sections/news-list/news-list.tsx'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'on a phone a list takes the place of the tabs' },
    broken: { find: '!choice.category || category === choice.category', put: 'choice.category || category' },
  },
  {
    says: 'News: a tab that does not exist in the new language resets to the first tab',
    where: ['site/sections/news-list/news-choice.ts'],
    test: { file: 'site/sections/news-list/news-choice.test.ts', name: '%s asks for %o', of: '?categoria=prensa' },
    broken: {
      find: "categories.includes(asked) ? asked : ''",
      put: "categories.includes(asked) ? asked : (categories[1] ?? '')",
    },
    decision: 'categories have one value in both languages, so the choice survives the switch',
  },
]

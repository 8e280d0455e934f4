import type { Statement } from '../statement'

const figures = 'content/projects/agreed-figures.test.ts'
const figuresTest = {
  file: 'tests/e2e/figures.e2e.ts',
  name: 'the page of ${project.name} shows the agreed figures in both languages',
}
const onCardsTest = { file: 'tests/e2e/figures.e2e.ts', name: 'every project card of ${path} shows the agreed figures' }

const months = [
  ['Santorini', 'santorini', 60],
  ['Mykonos', 'mykonos', 12],
  ['Punta Arena', 'punta-arena', 24],
  ['Punta Arena II', 'punta-arena-2', 60],
  ['Prado Piamonte', 'prado-piamonte', 60],
  ['Zafiro', 'zafiro', 48],
  ['Coral', 'coral', 48],
] as const

const areas = [
  ['Santorini', 'santorini', 100],
  ['Mykonos', 'mykonos', 110],
  ['Punta Arena', 'punta-arena', 90, '110 on the card of the old site: we use the figure of the page'],
  ['Punta Arena II', 'punta-arena-2', 90, '110 on the card of the old site: we use the figure of the page'],
  ['Prado Piamonte', 'prado-piamonte', 300],
  ['Zafiro', 'zafiro', 100, '110 on the card of the old site: we use the figure of the page'],
  ['Coral', 'coral', 110, '100 on the card of the old site: we use the figure of the page'],
  ['Bahía Serena', 'bahia-serena', 90],
  ['O2', 'o2', 48],
  ['Killa', 'killa', 60],
] as const

const instalments = [
  ['Prado Piamonte', 'prado-piamonte', 483],
  ['Zafiro', 'zafiro', 139],
  ['Santorini', 'santorini', 206],
  ['Coral', 'coral', 192],
  ['Mykonos', 'mykonos', 1083],
  ['Punta Arena', 'punta-arena', 500],
  ['Punta Arena II', 'punta-arena-2', 152],
  ['Bahía Serena', 'bahia-serena', 149],
  ['O2', 'o2', 520],
] as const

const record = (slug: string) => `content/projects/${slug}.ts`

export const projectFigures: Statement[] = [
  ...months.map(
    ([name, slug, count]): Statement => ({
      says: `Financing of ${name}: ${count} months, interest free`,
      where: [record(slug)],
      test: { file: figures, name: 'gives %s the agreed number of months', of: slug },
    }),
  ),
  {
    says: 'Coral is absent from one list of months; Bahía Serena, O2 and Killa have none',
    where: ['site/sections/info-box/info-box.tsx', 'site/components/project-card/project-card.tsx'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'a project without a number of months asks visitors to contact us about the term, in ${language}',
    },
    decision: 'Coral has its 48; the others say "consult"',
  },
  { says: 'A page shows the months of its project', where: ['site/sections/info-box/info-box.tsx'], test: figuresTest },
  ...areas.map(
    ([name, slug, area, decision]): Statement => ({
      says: `Minimum area of ${name}: ${area} m²`,
      where: [record(slug)],
      test: { file: figures, name: 'gives %s the agreed minimum area', of: slug },
      ...(decision ? { decision } : {}),
    }),
  ),
  {
    says: 'A page shows the minimum area of its project',
    where: ['site/sections/info-box/info-box.tsx'],
    test: figuresTest,
  },
  {
    says: 'The specification also says that the terms do not state O2’s minimum area',
    nothing: 'the terms of “Gira el dado” have it',
  },
  ...instalments.map(
    ([name, slug, usd]): Statement => ({
      says: `Monthly instalment of ${name}: from $${usd}`,
      where: [record(slug)],
      test: { file: figures, name: 'advertises %s with the agreed instalment', of: slug },
    }),
  ),
  {
    says: 'Killa has no price',
    where: [record('killa')],
    test: { file: figures, name: 'advertises %s with the agreed instalment', of: 'killa' },
  },
  {
    says: 'A card shows the monthly instalment in dollars',
    where: ['site/page-data/price-text.ts', 'site/components/project-card/project-card.tsx'],
    test: onCardsTest,
  },
  {
    says: 'An equivalent in soles is beside the dollars',
    where: ['site/page-data/price-text.ts', 'site/components/price/price.tsx'],
    test: onCardsTest,
    decision: 'in characters of equal size, as Peru’s consumer code requires',
  },
  { says: 'The equivalent is marked by an asterisk', where: ['site/page-data/price-text.ts'], test: onCardsTest },
  {
    says: 'The asterisk refers to conditions',
    decision:
      'it marks the exchange rate, which the consumer code (Ley 29571, art. 6) requires beside the price; ‘subject to conditions’ follows as a link',
    where: ['content/projects/santorini.ts'],
    test: { file: figures, name: 'links the instalment of %s, if it has one, to its conditions', of: 'santorini' },
  },
  {
    says: 'O2’s price notes the exchange rate S/3.85',
    where: ['content/site-settings.ts'],
    test: { file: figures, name: 'uses an exchange rate of S/ 3.85' },
    decision: 'one dated rate for the whole site',
  },
  {
    says: 'A price shows its exchange rate',
    where: ['site/page-data/price-text.ts'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the page of O2 states the exchange rate of its prices in soles in ${language}',
    },
  },
  {
    says: 'O2’s instalment is about S/2,000',
    where: ['domain/money/money.ts'],
    test: { file: 'domain/money/money.test.ts', name: 'US$ %d at %d' },
    decision: 'S/ 2,002: calculated with the dated rate and rounded to whole soles',
  },
  {
    says: 'Currencies: USD',
    where: ['domain/money/money.ts'],
    test: { file: 'domain/money/money.test.ts', name: 'formats an advertised price of %d dollars as %s' },
  },
  {
    says: 'Currencies: PEN',
    where: ['domain/money/money.ts'],
    test: { file: 'domain/money/money.test.ts', name: 'formats an advertised price of %d soles as %s' },
  },
  {
    says: 'Colour of condominiums: primary #cbf000',
    where: ['content/brand/theme.css'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'pages of condominiums use lime and navy, and pages of apartment buildings use teal',
    },
  },
  {
    says: 'Colour of condominiums: secondary and text #1c284c',
    where: ['content/brand/theme.css'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'pages of condominiums use lime and navy, and pages of apartment buildings use teal',
    },
  },
  {
    says: 'Colour of apartments: #12B092',
    where: ['content/brand/theme.css'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'pages of condominiums use lime and navy, and pages of apartment buildings use teal',
    },
  },
]

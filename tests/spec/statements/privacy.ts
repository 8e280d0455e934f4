import type { Statement } from '../statement'

const legal = 'site/page-data/legal.ts'

export const privacyStatements: Statement[] = [
  {
    says: 'The privacy policy is read in the current language, es',
    where: ['site/views/privacy.astro'],
    test: {
      file: 'tests/e2e/outlines.e2e.ts',
      name: '${path} shows its sections in the agreed order',
      of: '/politica-de-privacidad',
    },
  },
  {
    says: 'The privacy policy is read in the current language, en',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'shows a policy in the language of the page',
    },
  },
  {
    says: 'A policy that is missing in English falls back to Spanish',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'shows a policy without an English text in Spanish and logs a warning',
    },
  },
  {
    says: 'The fallback of the policy is logged as a warning',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'shows a policy without an English text in Spanish and logs a warning',
    },
    decision: 'in the build log; the page says that the text is in Spanish',
  },
  {
    says: "While loading the policy shows 'Cargando política de privacidad...'",
    nothing: 'the policy is part of the HTML of the page',
  },
  {
    says: "On failure the policy shows 'Error al cargar el contenido', a message and a button 'Reintentar'",
    nothing: 'nothing is fetched, so nothing can fail; a release without a policy is not published',
  },
]

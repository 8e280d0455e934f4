import type { Statement } from '../statement'

const legal = 'site/page-data/legal.ts'

export const privacyStatements: Statement[] = [
  {
    says: 'The privacy policy is read in the current language, es',
    where: ['site/views/privacy.astro'],
    test: {
      file: 'tests/e2e/outlines.e2e.ts',
      name: '${path} consists of its parts, in their order',
      of: '/politica-de-privacidad',
    },
    broken: { find: '} = privacyPolicy(locale)', put: "} = privacyPolicy('en')" },
  },
  {
    says: 'The privacy policy is read in the current language, en',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'a policy in both languages is read in the language of the page',
    },
    broken: { find: 'if (body[locale].trim()) return locale', put: "if (body[locale].trim()) return 'es'" },
  },
  {
    says: 'A policy that is missing in English falls back to Spanish',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'a policy without an English text is shown in Spanish, and the log says so',
    },
    broken: { find: "  return 'es'", put: "  return 'en'" },
  },
  {
    says: 'The fallback of the policy is told by a warning',
    where: [legal],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'a policy without an English text is shown in Spanish, and the log says so',
    },
    broken: { find: 'if (!told.has(warning)) console.warn(warning)', put: '' },
    decision: 'in the log of the build; the page says that the text is in Spanish',
  },
  {
    says: "While loading the policy shows 'Cargando política de privacidad...'",
    nothing: 'the policy is HTML of the page',
  },
  {
    says: "On failure the policy shows 'Error al cargar el contenido', a message and a button 'Reintentar'",
    nothing: 'nothing is fetched, so nothing can fail; a release without a policy is not published',
  },
]

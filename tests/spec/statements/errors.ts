import type { Statement } from '../statement'

const said = (says: string, find: string, put: string): Statement => ({
  says,
  where: ['content/form-texts.ts'],
  test: {
    file: 'content/form-texts.test.ts',
    name: 'the answers of a form are those of the specification, in both languages',
  },
  broken: { find, put },
})
const sparse = {
  file: 'tests/e2e/sparse-content.e2e.ts',
  isLong: true,
  name: 'a site with little content says so where something is missing, lets nothing go round that has nowhere to go, and links to no document it does not have',
}
const withoutSteps = {
  file: 'tests/e2e/sparse-content.e2e.ts',
  isLong: true,
  name: 'without steps and form the referral page says so, and a building with a film of its own shows it instead of its tour',
}
const sentences = 'site/i18n/stated-messages.test.ts'

export const errors: Statement[] = [
  said(
    'Lead or referral send succeeds: ‘Datos enviados correctamente.’',
    "es: 'Datos enviados correctamente.'",
    "es: 'Listo.'",
  ),
  {
    says: 'The message of a success stands for 3 s',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'the message of a %s is said for 3000 ms, not longer and not shorter',
      of: 'success',
    },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 5000' },
    decision: 'beside it a receipt with the reference code stays',
  },
  said(
    'Lead or referral send fails: ‘Error al enviar los datos. Intenta nuevamente.’',
    "es: 'Error al enviar los datos. Intenta nuevamente.'",
    "es: 'Error.'",
  ),
  {
    says: 'It fails on a non-OK response',
    where: ['site/forms/submission/use-form-fill.ts'],
    test: {
      file: 'site/forms/submission/use-form-fill.browser.test.tsx',
      name: 'a server that is down loses nothing, and the second attempt counts as the same',
    },
    broken: {
      find: "    else focusWhenDrawn(submitErrorRef)\n    banner.show('bad')",
      put: '    else return startAnew()',
    },
  },
  {
    says: 'It fails on a network error',
    where: ['site/forms/submission/send-form.ts'],
    test: {
      file: 'site/forms/submission/send-form.test.ts',
      name: 'a connection that breaks is offline, whatever the browser believes',
    },
    broken: { find: "return { kind: 'offline' }", put: "return { kind: 'unavailable' }" },
    decision: 'the form then waits in the browser and is sent once the connection is back',
  },
  {
    says: 'The message of a failure stands for 3 s',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'the message of a %s is said for 3000 ms, not longer and not shorter',
      of: 'failure',
    },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 1500' },
    decision: 'beside it stands what to do, and what was typed stays',
  },
  {
    says: 'The failure is logged',
    where: ['intake/app.ts'],
    test: {
      file: 'intake/server/outage.integration.test.ts',
      name: 'a failure is logged, without what a person typed',
    },
    broken: { find: "request.log.error({ err: error }, 'database or queue is not available')", put: '' },
    decision: 'on the server, without personal data',
  },
  {
    says: 'Steps data missing: ‘No hay datos disponibles.’',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: withoutSteps,
    broken: { find: '<p>{empty}</p>', put: '' },
  },
  {
    says: 'Referral form data missing: ‘No hay datos disponibles.’',
    where: ['site/views/referrals.astro'],
    test: withoutSteps,
    broken: {
      find: '<p class="wrap" id={anchors.referralForm}>{referrals.empty}</p>',
      put: '<p class="wrap" id={anchors.referralForm}></p>',
    },
  },
  {
    says: 'Terms data missing: ‘No hay datos disponibles.’',
    where: ['site/sections/terms/terms.tsx'],
    test: sparse,
    broken: {
      find: 'if (sections.length === 0) return <p className="wrap">{t(\'terms.empty\')}</p>',
      put: 'if (sections.length === 0) return null',
    },
  },
  { says: 'Terms data loading: ‘Cargando términos y condiciones...’', nothing: 'the text is in the page' },
  {
    says: 'Sections or data loading: ‘Cargando...’',
    where: ['site/i18n/messages/es.ts', 'site/forms/fields/phone-field.tsx'],
    test: { file: sentences, name: '%s is said in the words of the specification', of: 'phone.loading' },
    broken: { find: "'phone.loading': 'Cargando...'", put: "'phone.loading': 'Un momento'" },
    decision: 'only the list of countries loads after the page',
  },
  { says: 'Slider loading: ‘Cargando Slider...’', nothing: 'sliders are part of the page' },
  {
    says: 'Sections or data loading: ‘Loading...’ in English',
    where: ['site/i18n/messages/en.ts'],
    test: { file: sentences, name: '%s is said in the words of the specification', of: 'phone.loading' },
    broken: { find: "'phone.loading': 'Loading...'", put: "'phone.loading': 'One moment'" },
  },
  {
    says: 'Unknown project or apartment id: the loading text stays indefinitely',
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/addresses.e2e.ts',
      name: '${path} answers 404 with help in the language of its address',
      of: '/proyectos/condominios/no-existe',
    },
    broken: {
      find: 'if ($uri ~ "^(/en/(projects|news|areas)|/(proyectos|noticias|zonas))/") { return 404; }',
      put: '',
    },
    decision: 'a slip: 404 with projects and news to go on with',
  },
  {
    says: 'Header links missing: the menu is empty',
    where: ['site/page-data/navigation.ts'],
    test: sparse,
    broken: {
      find: "return { kind: 'link', label, target, href: pathFor(target, locale) }\n  })",
      put: "return { kind: 'link', label, target, href: pathFor(target, locale) }\n  }).concat([{ kind: 'link', label: 'x', target: 'x', href: '/' }])",
    },
  },
  {
    says: 'Header links missing: a console warning',
    where: ['site/page-data/navigation.ts'],
    test: {
      file: 'site/page-data/navigation.test.ts',
      name: 'a menu without links is told in the log of the build, once, and a menu with links is not',
    },
    broken: { find: "console.warn('The header", put: "console.debug('The header" },
    decision: 'in the log of the build',
  },
  {
    says: 'Browser lacks video: ‘Tu navegador no soporta el tag de video.’',
    where: ['site/components/film/film.tsx', 'site/i18n/messages/es.ts'],
    test: { file: sentences, name: '%s is said in the words of the specification', of: 'film.unsupported' },
    broken: {
      file: 'site/i18n/messages/es.ts',
      find: 'Tu navegador no soporta el tag de video.',
      put: 'No hay video.',
    },
  },
  {
    says: 'Privacy policy load fails: heading, message and ‘Reintentar’',
    nothing: 'the policy is part of its page and cannot fail to load after it',
  },
  {
    says: 'Policy language file missing: falls back to Spanish',
    where: ['site/page-data/legal.ts'],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'a policy without an English text is shown in Spanish, and the log says so',
    },
    broken: { find: "return 'es'", put: 'return locale' },
    decision: 'and the page says that the text is in Spanish',
  },
  {
    says: 'Policy language file missing: a console warning',
    where: ['site/page-data/legal.ts'],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'a policy without an English text is shown in Spanish, and the log says so',
    },
    broken: { find: 'console.warn(warning)', put: 'console.debug(warning)' },
    decision: 'in the log of the build',
  },
  {
    says: 'Complaint number fetch fails: logged; the number falls back to 1',
    where: ['site/forms/complaint/ask-preview.ts'],
    test: {
      file: 'site/forms/complaint/complaint-form.browser.test.tsx',
      name: 'a number that cannot be had is not invented',
    },
    broken: { find: "{ kind: 'unknown' as const }", put: "{ kind: 'loading' as const }" },
    decision: 'the sheet says that the number is given when it is sent',
  },
  {
    says: 'Complaint submit succeeds: alert ‘Datos guardados en Google Sheets’',
    where: ['site/i18n/messages/es.ts'],
    test: { file: sentences, name: '%s is said in the words of the specification', of: 'complaint.sent' },
    broken: {
      find: "'complaint.sent': 'Tu reclamo fue registrado'",
      put: "'complaint.sent': 'Datos guardados en Google Sheets'",
    },
    decision: '‘Tu reclamo fue registrado’ with the number; no alert box',
  },
  {
    says: 'Complaint submit throws: alert ‘Error al guardar en Google Sheets’',
    where: ['site/i18n/messages/es.ts'],
    test: { file: sentences, name: '%s is said in the words of the specification', of: 'complaint.failed' },
    broken: { find: "'complaint.failed': 'No pudimos", put: "'complaint.failed': 'Error: no pudimos" },
    decision: '‘No pudimos registrar tu reclamo. Intenta nuevamente.’',
  },
  {
    says: 'Unknown news id: ‘Card not found’',
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/addresses.e2e.ts',
      name: '${path} answers 404 with help in the language of its address',
      of: '/noticias/999',
    },
    broken: {
      find: 'if ($uri ~ "^(/en/(projects|news|areas)|/(proyectos|noticias|zonas))/") { return 404; }',
      put: '',
    },
    decision: 'a slip: 404 with help',
  },
  { says: 'Bootstrap script load fails: logged only', nothing: 'there is none' },
  {
    says: 'A lazily loaded chunk fails to preload: the failure is raised and rethrown unless handled',
    where: ['site/forms/fields/use-country-list.ts'],
    test: {
      file: 'tests/e2e/form-messages.e2e.ts',
      name: 'phone, ${language}: Peru first, countries by search, at most 15 digits, and a way on without the list',
    },
    broken: { find: "() => setList({ kind: 'failed' }),", put: '() => undefined,' },
    decision: 'it is handled: the phone field says how to go on, and every page is complete without its scripts',
  },
  { says: 'Server error codes: not shown', nothing: 'ours are those of HTTP' },
]

import type { Statement } from '../statement'

const statedMessage = (says: string): Statement => ({
  says,
  where: ['content/form-texts.ts'],
  test: {
    file: 'content/form-texts.test.ts',
    name: 'uses the form messages of the specification in both languages',
  },
})
const incompleteContentTest = {
  file: 'tests/e2e/sparse-content.e2e.ts',
  isLong: true,
  name: 'a site with little content shows notices instead of empty sections and links to no missing document',
}
const withoutStepsTest = {
  file: 'tests/e2e/sparse-content.e2e.ts',
  isLong: true,
  name: 'a referral page without steps and form shows a notice, and a building with a video shows it instead of its tour',
}
const sentences = 'site/i18n/stated-messages.test.ts'

export const errors: Statement[] = [
  statedMessage('Lead or referral send succeeds: ‘Datos enviados correctamente.’'),
  {
    says: 'A success message is shown for 3 s',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'shows the message of a %s for exactly 3000 ms',
      of: 'success',
    },
    decision: 'a receipt with the reference code stays beside it',
  },
  statedMessage('Lead or referral send fails: ‘Error al enviar los datos. Intenta nuevamente.’'),
  {
    says: 'It fails on a non-OK response',
    where: ['site/forms/submission/use-form-controller.ts'],
    test: {
      file: 'site/forms/submission/use-form-controller.browser.test.tsx',
      name: 'retries with the same idempotency key and keeps the typed values while the server is down',
    },
  },
  {
    says: 'It fails on a network error',
    where: ['site/forms/submission/send-form.ts'],
    test: {
      file: 'site/forms/submission/send-form.test.ts',
      name: 'reports a failed request as offline, even if the browser reports a connection',
    },
    decision: 'the form then waits in the browser and is sent once the connection is back',
  },
  {
    says: 'An error message is shown for 3 s',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'shows the message of a %s for exactly 3000 ms',
      of: 'failure',
    },
    decision: 'the message says what to do, and the fields keep what was typed',
  },
  {
    says: 'The failure is logged',
    where: ['intake/app.ts'],
    test: {
      file: 'intake/server/outage.integration.test.ts',
      name: 'logs a database failure without personal data',
    },
    decision: 'on the server, without personal data',
  },
  {
    says: 'Steps data missing: ‘No hay datos disponibles.’',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: withoutStepsTest,
  },
  {
    says: 'Referral form data missing: ‘No hay datos disponibles.’',
    where: ['site/views/referrals.astro'],
    test: withoutStepsTest,
  },
  {
    says: 'Terms data missing: ‘No hay datos disponibles.’',
    where: ['site/sections/terms/terms.tsx'],
    test: incompleteContentTest,
  },
  { says: 'Terms data loading: ‘Cargando términos y condiciones...’', nothing: 'the text is in the page' },
  {
    says: 'Sections or data loading: ‘Cargando...’',
    where: ['site/i18n/messages/es.ts', 'site/forms/fields/phone-field.tsx'],
    test: { file: sentences, name: 'shows the exact text of the specification for %s', of: 'phone.loading' },
    decision: 'only the list of countries loads after the page',
  },
  { says: 'Slider loading: ‘Cargando Slider...’', nothing: 'carousels are part of the page' },
  {
    says: 'Sections or data loading: ‘Loading...’ in English',
    where: ['site/i18n/messages/en.ts'],
    test: { file: sentences, name: 'shows the exact text of the specification for %s', of: 'phone.loading' },
  },
  {
    says: 'Unknown project or apartment id: the loading text stays indefinitely',
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/urls.e2e.ts',
      name: '${path} responds with 404 and help in the language of its URL',
      of: '/proyectos/condominios/no-existe',
    },
    decision: 'an error in the specification: 404 with links to projects and news',
  },
  {
    says: 'Header links missing: the menu is empty',
    where: ['site/page-data/navigation.ts'],
    test: incompleteContentTest,
  },
  {
    says: 'Header links missing: a console warning',
    where: ['site/page-data/navigation.ts'],
    test: {
      file: 'site/page-data/navigation.test.ts',
      name: 'logs a warning once for a menu without links',
    },
    decision: 'in the build log',
  },
  {
    says: 'Browser lacks video: ‘Tu navegador no soporta el tag de video.’',
    where: ['site/components/video/video.tsx', 'site/i18n/messages/es.ts'],
    test: { file: sentences, name: 'shows the exact text of the specification for %s', of: 'video.unsupported' },
  },
  {
    says: 'Privacy policy load fails: heading, message and ‘Reintentar’',
    nothing: 'the policy is part of its page, so it cannot fail to load separately',
  },
  {
    says: 'Policy language file missing: falls back to Spanish',
    where: ['site/page-data/legal.ts'],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'shows a policy without an English text in Spanish and logs a warning',
    },
    decision: 'and the page says that the text is in Spanish',
  },
  {
    says: 'Policy language file missing: a console warning',
    where: ['site/page-data/legal.ts'],
    test: {
      file: 'site/page-data/legal.test.ts',
      name: 'shows a policy without an English text in Spanish and logs a warning',
    },
    decision: 'in the build log',
  },
  {
    says: 'Complaint number fetch fails: logged; the number falls back to 1',
    where: ['site/forms/complaint/fetch-preview.ts'],
    test: {
      file: 'site/forms/complaint/complaint-form.browser.test.tsx',
      name: 'says that the number is assigned on submission if the expected number cannot be loaded',
    },
    decision: 'the sheet says that the number is assigned when it is sent',
  },
  {
    says: 'Complaint submit succeeds: alert ‘Datos guardados en Google Sheets’',
    where: ['site/i18n/messages/es.ts'],
    test: { file: sentences, name: 'shows the exact text of the specification for %s', of: 'complaint.sent' },
    decision: '‘Tu reclamo fue registrado’ with the number; no alert box',
  },
  {
    says: 'Complaint submit throws: alert ‘Error al guardar en Google Sheets’',
    where: ['site/i18n/messages/es.ts'],
    test: { file: sentences, name: 'shows the exact text of the specification for %s', of: 'complaint.failed' },
    decision: '‘No pudimos registrar tu reclamo. Intenta nuevamente.’',
  },
  {
    says: 'Unknown news id: ‘Card not found’',
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/urls.e2e.ts',
      name: '${path} responds with 404 and help in the language of its URL',
      of: '/noticias/999',
    },
    decision: 'an error in the specification: 404 with links to projects and news',
  },
  { says: 'Bootstrap script load fails: logged only', nothing: 'there is none' },
  {
    says: 'A lazily loaded chunk fails to preload: the failure is raised and rethrown unless handled',
    where: ['site/forms/fields/use-country-list.ts'],
    test: {
      file: 'tests/e2e/form-messages.e2e.ts',
      name: 'the phone field starts with Peru, finds countries by search and accepts at most 15 digits, ${language}',
    },
    decision: 'the phone field says what to do, and every page works without its scripts',
  },
  { says: 'Server error codes: not shown', nothing: 'we use the HTTP status codes' },
]

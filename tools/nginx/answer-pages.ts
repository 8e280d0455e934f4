// `pnpm nginx:pages` writes the responses that nginx sends itself: before the first release, while no intake responds,
// for requests that are too large, and for too many requests. The pages use the layout of the intake's pages.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGE_POLICY } from '../../apps/intake/src/pages/answer-page'
import { fieldErrorText } from '../../apps/intake/src/pages/field-error-text'
import { pageTexts } from '../../apps/intake/src/pages/page.messages'
import { homeLink } from '../../apps/intake/src/pages/page-link'
import { renderAnswerPage } from '../../apps/intake/src/pages/render-answer-page'

const folder = path.resolve(import.meta.dirname, '../../ops/nginx')
const locales = ['es', 'en'] as const
const error = (message: string) => `{ "errors": [{ "path": "form", "message": "${message}" }] }\n`

const waitingPage = {
  title: 'Muy pronto · Coming soon',
  text: 'Estamos preparando este sitio. Vuelve en unos minutos. — We are preparing this site. Please come back in a few minutes.',
}

/** Returns the text of each file, by its path in ops/nginx. */
export function answerPages(): Record<string, string> {
  const pages = locales.flatMap((locale) => {
    const { unavailable, tooMany, rejected } = pageTexts[locale]
    const page = (texts: { title: string; text: string }) =>
      renderAnswerPage({ locale, ...texts, back: homeLink(locale) })
    return [
      [`pages/unavailable.${locale}.html`, page({ title: unavailable.lead, text: unavailable.text })],
      [
        `pages/too-large.${locale}.html`,
        page({ title: rejected.title, text: fieldErrorText('form.tooLarge', locale) }),
      ],
      [`pages/too-many.${locale}.html`, page(tooMany)],
    ]
  })
  return Object.fromEntries([
    ...pages,
    ['pages/unavailable.json', error('form.unavailable')],
    ['pages/too-large.json', error('form.tooLarge')],
    ['pages/too-many.json', error('form.tooMany')],
    [
      'pages/waiting.html',
      renderAnswerPage({ locale: 'es', ...waitingPage, back: homeLink('es', 'Intentar de nuevo · Try again') }),
    ],
    ['page-policy.conf', `add_header Content-Security-Policy "${PAGE_POLICY}" always;\n`],
  ])
}

export const pageFile = (name: string) => path.join(folder, name)

if (process.argv[1] === import.meta.filename) {
  for (const [name, content] of Object.entries(answerPages())) await writeFile(pageFile(name), content)
}

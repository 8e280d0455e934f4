import { escapeMarkup } from '@app/domain/markup/escape-markup'
import type { ReceivedMail, ReceivedRequest } from './received'

const shorten = (text: string) => (text.length > 4000 ? `${text.slice(0, 4000)} …` : text)

const entry = (title: string, at: string, content: string) =>
  `<details open><summary><b>${escapeMarkup(title)}</b> <time>${at}</time></summary><pre>${escapeMarkup(shorten(content))}</pre></details>`

/**
 * Renders a page for developers with everything that the fake CRM, scripts, on-call webhook and mail server received.
 */
export function receivedPage(requests: ReceivedRequest[], mails: ReceivedMail[]): string {
  const entries = [
    ...requests.map((request) => ({
      at: request.at,
      html: entry(`${request.method} ${request.path}`, request.at, JSON.stringify(request.body, null, 2)),
    })),
    ...mails.map((mail) => ({ at: mail.at, html: entry(`mail to ${mail.to.join(', ')}`, mail.at, mail.raw) })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Received</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;max-width:60rem}pre{background:#f4f1ec;padding:1rem;white-space:pre-wrap}</style>
<h1>${entries.length} received</h1>${entries.map(({ html }) => html).join('')}</html>`
}

import type { HeldData, HeldFile } from './collect-person'
import { exportWords } from './export-words'

// One file that opens anywhere and asks nobody for anything: no script, no font, no picture from elsewhere. Files and the
// same data for machines are inside it.

const style = `
:root { color-scheme: light }
body { margin: 0; background: #f4f1ec; color: #1c284c; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 52rem; margin: 2rem auto; padding: 2.5rem 2rem; background: #fff; border-top: 6px solid #cbf000 }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.1 }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid #ddd8cf; font-size: 1.25rem }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem }
dl { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: .25rem 1.5rem; margin: 0 }
dt { color: #5c6480 }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

type Language = keyof typeof exportWords

const instant = /^\d{4}-\d{2}-\d{2}T/

function valueText(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return exportWords[language].yesNo[value ? 0 : 1]
  if (typeof value === 'string' && instant.test(value))
    return new Intl.DateTimeFormat(language === 'es' ? 'es-PE' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Lima',
    }).format(new Date(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function facts(values: Record<string, unknown>, language: Language): string {
  const { names } = exportWords[language]
  const rows = Object.entries(values).map(
    ([name, value]) =>
      `<dt>${escaped(names[name] ?? name.replaceAll('_', ' '))}</dt><dd>${escaped(valueText(value, language))}</dd>`,
  )
  return `<dl>${rows.join('\n')}</dl>`
}

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${escaped(type)};base64,${Buffer.from(bytes).toString('base64')}`

const fileLine = ({ name, type, bytes }: HeldFile, language: Language) =>
  bytes
    ? `<p><a download="${escaped(name)}" href="${dataUrl(type, bytes)}">${escaped(name)}</a></p>`
    : `<p>${escaped(name)}: ${escaped(exportWords[language].notChecked)}</p>`

function section({ place, facts: own, beside, files }: HeldData, language: Language): string {
  const { places, filesTitle } = exportWords[language]
  const parts = beside.map(
    (part) => `<h3>${escaped(places[part.place] ?? part.place)}</h3>${facts(part.facts, language)}`,
  )
  const attached =
    files.length > 0 ? `<h3>${escaped(filesTitle)}</h3>${files.map((file) => fileLine(file, language)).join('')}` : ''
  return `<section><h2>${escaped(places[place] ?? place)}</h2>${facts(own, language)}${parts.join('\n')}${attached}</section>`
}

export function exportPage(person: HeldData[], language: Language, now: Date): string {
  const words = exportWords[language]
  const data = person.map(({ files, ...rest }) => ({ ...rest, files: files.map(({ name, type }) => ({ name, type })) }))
  const json = new TextEncoder().encode(JSON.stringify(data, null, 2))
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(words.title)}</title><style>${style}</style></head>
<body><main>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.intro(valueText(now.toISOString(), language)))}</p>
<p><a download="datos.json" href="${dataUrl('application/json', json)}">${escaped(words.asJson)}</a></p>
${person.map((held) => section(held, language)).join('\n')}
</main></body></html>
`
}

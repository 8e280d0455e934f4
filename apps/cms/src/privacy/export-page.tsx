import { colors } from '@app/brand/colors'
import { formatInstant } from '@app/domain/calendar/format-date'
import { Fragment } from 'react'
import type { PersonData, PersonFile } from './collect-person'
import { exportMessages } from './export-messages'

const style = `
:root { color-scheme: light }
body { margin: 0; background: ${colors.stone}; color: ${colors.ink}; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 52rem; margin: 2rem auto; padding: 2.5rem 2rem; background: #fff; border-top: 6px solid ${colors.accent} }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.1 }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid ${colors.line}; font-size: 1.25rem }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem }
dl { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: .25rem 1.5rem; margin: 0 }
dt { color: ${colors.muted} }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`

type Language = keyof typeof exportMessages

const instantPattern = /^\d{4}-\d{2}-\d{2}T/

function valueText(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return exportMessages[language].yesNo[value ? 0 : 1]
  if (typeof value === 'string' && instantPattern.test(value)) return formatInstant(value, language, 'long')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/**
 * Returns the stored data of a person as one self-contained HTML file. The file includes the attachments, and the data
 * as JSON.
 */
export async function exportPage(person: PersonData[], language: Language, now: Date): Promise<string> {
  // Imported dynamically, because Next forbids a static import in code that pages share.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>\n${renderToStaticMarkup(<ExportPage person={person} language={language} now={now} />)}\n`
}

type LanguageProps = { language: Language }

function ExportPage({ person, language, now }: LanguageProps & { person: PersonData[]; now: Date }) {
  const messages = exportMessages[language]
  // `place` and `beside` are field names of the downloaded file, whose format must not change.
  const data = person.map(({ table, facts, related, files }) => ({
    place: table,
    facts,
    beside: related.map((part) => ({ place: part.table, facts: part.facts })),
    files: files.map(({ name, type }) => ({ name, type })),
  }))
  const json = new TextEncoder().encode(JSON.stringify(data, null, 2))
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: a standalone file, not a page of Next. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{messages.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{messages.title}</h1>
          <p>{messages.intro(valueText(now.toISOString(), language))}</p>
          <p>
            <a download="datos.json" href={dataUrl('application/json', json)}>
              {messages.asJson}
            </a>
          </p>
          {person.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records have no other key, and their order never changes.
            <RecordSection key={index} record={record} language={language} />
          ))}
        </main>
      </body>
    </html>
  )
}

function RecordSection({ record: { table, facts, related, files }, language }: LanguageProps & { record: PersonData }) {
  const { tables, filesTitle } = exportMessages[language]
  return (
    <section>
      <h2>{tables[table] ?? table}</h2>
      <FactList facts={facts} language={language} />
      {related.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records have no other key, and their order never changes.
        <Fragment key={index}>
          <h3>{tables[part.table] ?? part.table}</h3>
          <FactList facts={part.facts} language={language} />
        </Fragment>
      ))}
      {files.length > 0 && <h3>{filesTitle}</h3>}
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
        <FileLink key={index} file={file} language={language} />
      ))}
    </section>
  )
}

function FactList({ facts, language }: LanguageProps & { facts: Record<string, unknown> }) {
  const { names } = exportMessages[language]
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{names[name] ?? name.replaceAll('_', ' ')}</dt>
          <dd>{valueText(value, language)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function FileLink({ file: { name, type, bytes }, language }: LanguageProps & { file: PersonFile }) {
  if (!bytes)
    return (
      <p>
        {name}: {exportMessages[language].notChecked}
      </p>
    )
  return (
    <p>
      <a download={name} href={dataUrl(type, bytes)}>
        {name}
      </a>
    </p>
  )
}

import './prose.css'

/** Running text made from Markdown (`renderMarkdown`), on a line length that reads well. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return (
    <div
      className="prose"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which shows raw HTML as text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

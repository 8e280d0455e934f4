import clsx from 'clsx'
import styles from './prose.module.css'

/** Running text made from Markdown (`renderMarkdown`), on a line length that reads well. */
export function Prose({ html, lang, className }: { html: string; lang?: string; className?: string }) {
  return (
    <div
      className={clsx(styles.prose, className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which shows raw HTML as text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

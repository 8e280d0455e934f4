import clsx from 'clsx'
import { Image, type ResponsiveImage } from '@/components/image/image'
import styles from './prose.module.css'

export type ProsePart = { html: string } | { image: ResponsiveImage }

/** Renders text from Markdown and its images with a readable line length. */
export function Prose({ parts, lang, className }: { parts: ProsePart[]; lang?: string; className?: string }) {
  return (
    <div className={clsx(styles.text, className)} lang={lang}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: ProsePart }) {
  if ('image' in part)
    return (
      <figure className={styles.image}>
        <Image image={part.image} span="half" />
      </figure>
    )
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: output of renderMarkdown, which escapes raw HTML
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  )
}

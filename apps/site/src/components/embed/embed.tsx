import clsx from 'clsx'
import { Play, Rotate3d } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Small } from '@/components/text/text'
import { type EmbedKind, embedRoot, embedStart } from './embed.dom'
import styles from './embed.module.css'

/** The kind `link` is for a URL whose host the content security policy does not allow in a frame. */
export type EmbedSource = { kind: Exclude<EmbedKind, 'video'>; src: string }

type EmbedProps = {
  source: EmbedSource
  poster: ResponsiveImage
  title: string
  button: string
  note?: string | null
  className?: string
}

/**
 * Renders a poster with a button that loads a tour, video or map. Before the click the page sends no request to other
 * hosts. Without JavaScript, and for the kind `link`, the button is a plain link.
 */
export function Embed({ source, poster, title, button, note, className }: EmbedProps) {
  return (
    <div className={clsx(styles.embed, className)} {...embedRoot(source.kind, title)}>
      <Image image={poster} span="two-thirds" alt="" />
      <ButtonLink
        className={styles.play}
        href={source.src}
        icon={source.kind === 'panorama' ? Rotate3d : Play}
        iconFirst
        rel="noopener"
        {...(source.kind !== 'link' && embedStart)}
      >
        {button}
      </ButtonLink>
      {note && <Small className={styles.note}>{note}</Small>}
    </div>
  )
}

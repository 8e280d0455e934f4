import './embed.css'
import { Icon } from './icon'
import { Picture } from './picture'

/** `link`: an address whose host the page may not frame. */
export type EmbedSource = { kind: 'panorama' | 'frame' | 'link'; src: string }

type EmbedProps = { source: EmbedSource; poster: string; title: string; button: string; note?: string | null }

/**
 * A tour, film or map that loads on click over a picture: no visitor is sent to another host unasked, and a page does
 * not carry a viewer nobody opened. Without a script the button is a plain link.
 */
export function Embed({ source, poster, title, button, note }: EmbedProps) {
  const plays = source.kind !== 'link'
  return (
    <div className="embed" data-enhance={plays ? 'embed' : undefined} data-kind={source.kind} data-title={title}>
      <Picture image={poster} span="two-thirds" alt="" />
      <a className="btn embed__play" href={source.src} rel="noopener" data-plays={plays ? '' : undefined}>
        <Icon name={source.kind === 'panorama' ? 'rotate' : 'play'} />
        {button}
      </a>
      {note && <p className="embed__note small">{note}</p>}
    </div>
  )
}

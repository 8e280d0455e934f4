import './embed.css'
import { Icon } from './icon'
import { Picture } from './picture'

export type EmbedSource = { kind: 'panorama' | 'frame'; src: string }

type EmbedProps = { source: EmbedSource; poster: string; title: string; button: string; note?: string | null }

/**
 * A tour, film or map that loads on click over a picture: no visitor is sent to another host unasked, and a page does
 * not carry a viewer nobody opened. Without a script the button is a plain link.
 */
export function Embed({ source, poster, title, button, note }: EmbedProps) {
  return (
    <div className="embed" data-enhance="embed" data-kind={source.kind} data-title={title}>
      <Picture image={poster} span="two-thirds" alt="" />
      <a className="btn embed__play" href={source.src} rel="noopener" data-plays="">
        <Icon name={source.kind === 'panorama' ? 'rotate' : 'play'} />
        {button}
      </a>
      {note && <p className="embed__note small">{note}</p>}
    </div>
  )
}

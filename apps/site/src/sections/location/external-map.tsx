import { ArrowUpRight, Map as MapSheet } from 'lucide-react'
import { ButtonLink, TextLink } from '@/components/button/button'
import type { EmbedSource } from '@/components/embed/embed'
import { embedRoot, embedStart } from '@/components/embed/embed.dom'
import type { KeyOf, Translate } from '@/i18n/translate'
import styles from './location.module.css'

export type MapService = { id: 'google' | 'waze'; name: string; href: string; frame: EmbedSource | null }

type ExternalMapProps = { service: MapService; t: Translate<KeyOf<'location'>> }

/**
 * Renders the links to a map on another host: a link that opens the service and, if the map can be embedded, a button
 * that loads it in the page.
 */
export function ExternalMap({ service: { name, href, frame }, t }: ExternalMapProps) {
  return (
    <div className={styles.external} {...embedRoot('frame', name)}>
      <p>{t('location.external', { service: name })}</p>
      {frame && (
        <ButtonLink look="ink" href={frame.src} icon={MapSheet} iconFirst rel="noopener" {...embedStart}>
          {t('location.show')}
        </ButtonLink>
      )}
      <TextLink href={href} icon={ArrowUpRight} rel="noopener">
        {t('location.open', { service: name })}
      </TextLink>
    </div>
  )
}

import { useLanguage } from '@/i18n/language'
import { ButtonLink, TextLink } from '@/ui/button'
import type { EmbedSource } from '@/ui/embed'

type ExternalMapProps = { service: string; href: string; frame: EmbedSource | null }

/** A map of another host: loaded here by one button, opened there by the other. */
export function ExternalMap({ service, href, frame }: ExternalMapProps) {
  const { t } = useLanguage()
  return (
    <div className="loc__external" data-enhance="embed" data-kind="frame" data-title={service}>
      <p>{t('location.external', { service })}</p>
      {frame && (
        <ButtonLink look="ink" href={frame.src} icon="map" iconFirst rel="noopener" data-plays="">
          {t('location.show')}
        </ButtonLink>
      )}
      <TextLink href={href} icon="arrow-up-right" rel="noopener">
        {t('location.open', { service })}
      </TextLink>
    </div>
  )
}

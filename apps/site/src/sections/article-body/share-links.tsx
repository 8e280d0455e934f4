import { useId } from 'react'
import { useLanguage } from '@/i18n/language'
import { Icon, type IconName } from '@/ui/icon'

type ShareLinksProps = { title: string; address: string }
type Place = { icon: IconName; name: string; href: string }

/** Plain links that the visitor opens: nothing of a network is loaded here, and none learns who reads. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { t } = useLanguage()
  const statusId = useId()
  return (
    <div className="share">
      <p className="share__title">{t('article.share')}</p>
      <ul>
        {placesFor(title, address).map(({ icon, name, href }) => (
          <li key={icon}>
            <a href={href} aria-label={t('article.shareOn', { network: name })} rel="noopener">
              <Icon name={icon} />
            </a>
          </li>
        ))}
        <li className="share__copy">
          <button
            type="button"
            aria-label={t('article.copyFor')}
            data-enhance="copy-link"
            data-link={address}
            data-says={statusId}
            data-done={t('article.copied')}
            data-failed={t('article.copyFailed')}
          >
            <Icon name="instagram" />
          </button>
        </li>
      </ul>
      <p className="share__status small" id={statusId} role="status" />
    </div>
  )
}

function placesFor(title: string, address: string): Place[] {
  const link = encodeURIComponent(address)
  return [
    { icon: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { icon: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}` },
    { icon: 'linkedin', name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ]
}

import type { Locale } from '@app/domain/language/locale'
import { useId } from 'react'
import { Facebook, Instagram, LinkedIn, WhatsApp } from '@/components/icon/brand-marks'
import { Icon } from '@/components/icon/icon'
import { Small } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import styles from './article-body.module.css'
import { copyButton } from './copy-link.dom'

type ShareLinksProps = { locale: Locale; title: string; url: string }

/** Renders plain links to social networks. They load no third-party script and do not reveal who reads the article. */
export function ShareLinks({ locale, title, url }: ShareLinksProps) {
  const t = translator(locale)
  const statusId = useId()
  const messages = { copied: t('article.copied'), failed: t('article.copyFailed') }
  return (
    <div className={styles.share}>
      <p className={styles.shareTitle}>{t('article.share')}</p>
      <ul>
        {shareTargets(title, url).map(({ icon, name, href }) => (
          <li key={name}>
            <a href={href} aria-label={t('article.shareOn', { network: name })} rel="noopener">
              <Icon icon={icon} />
            </a>
          </li>
        ))}
        <li className={styles.shareCopy}>
          <button type="button" aria-label={t('article.copyFor')} {...copyButton(url, statusId, messages)}>
            <Icon icon={Instagram} />
          </button>
        </li>
      </ul>
      <Small id={statusId} role="status" />
    </div>
  )
}

function shareTargets(title: string, url: string) {
  const link = encodeURIComponent(url)
  return [
    { icon: Facebook, name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { icon: WhatsApp, name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { icon: LinkedIn, name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ]
}

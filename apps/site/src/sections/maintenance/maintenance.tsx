import { type Locale, languageTag, otherLocale } from '@app/domain/language/locale'
import { MessageCircle } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { SvgImage, type SvgImageData } from '@/components/svg/svg'
import { Intro } from '@/components/text/text'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import styles from './maintenance.module.css'

type MaintenanceProps = {
  locale: Locale
  title: string
  message: string
  brand: string
  logo: SvgImageData
  image: ResponsiveImage
  chatHref: string
  offices: { key: string; city: string; phone: string; email: string }[]
}

/**
 * Renders the only page that is online during maintenance. It has contact details but no menu, because every link would
 * lead back to this page.
 */
export function Maintenance(props: MaintenanceProps) {
  const t = translator(props.locale)
  const alternateLocale = otherLocale(props.locale)
  const [firstWord = '', ...otherWords] = props.title.split(' ')
  return (
    <div className={styles.maintenance}>
      <div className={styles.words}>
        <div className={styles.bar}>
          <SvgImage className={styles.logo} svg={props.logo} alt={props.brand} />
          <a
            href={pathFor('maintenance', alternateLocale)}
            hrefLang={languageTag[alternateLocale]}
            lang={languageTag[alternateLocale]}
          >
            {t(alternateLocale === 'es' ? 'language.es' : 'language.en')}
          </a>
        </div>
        <div className={styles.message}>
          <Heading as="h1" title={firstWord} titleBold={otherWords.join(' ')} />
          <Intro>{props.message}</Intro>
        </div>
        <div className={styles.reach}>
          <p>{t('maintenance.meanwhile')}</p>
          <ul>
            {props.offices.map(({ key, city, phone, email }) => (
              <li key={key}>
                <b>{city}</b>
                <PhoneLink phone={phone} />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={props.chatHref} icon={MessageCircle} iconFirst rel="noopener">
            {t('maintenance.chat')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.pic}>
        <Image image={props.image} span="full" hero alt="" />
      </div>
    </div>
  )
}

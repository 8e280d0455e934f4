import './maintenance.css'
import { brandLogo } from '@/content/brand'
import { chatLink, siteSettings } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { languageTag, otherLocale } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { Duo, Lead } from '@/ui/duo'
import { PhoneLink } from '@/ui/phone-link'
import { Picture } from '@/ui/picture'

/** The only page there is while the site rests: no menu that would lead back here, but ways to reach a person. */
export function Maintenance({ title, message }: { title: string; message: string }) {
  const { locale, t } = useLanguage()
  const { brand, offices, seo } = siteSettings(locale)
  const other = otherLocale(locale)
  const [first = '', ...rest] = title.split(' ')
  return (
    <div className="rest">
      <div className="rest__words">
        <div className="rest__bar">
          <Drawing className="rest__logo" drawing={brandLogo('condominium', 'light')} alt={brand} />
          <a href={pathFor('maintenance', other)} hrefLang={languageTag[other]} lang={languageTag[other]}>
            {t(other === 'es' ? 'language.es' : 'language.en')}
          </a>
        </div>
        <div className="rest__message">
          <Duo as="h1" title={first} titleBold={rest.join(' ')} />
          <Lead>{message}</Lead>
        </div>
        <div className="rest__reach">
          <p>{t('maintenance.meanwhile')}</p>
          <ul>
            {offices.map(({ key, city, phone, email }) => (
              <li key={key}>
                <b>{city}</b>
                <PhoneLink phone={phone} />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={chatLink(locale)} icon="chat" iconFirst rel="noopener">
            {t('maintenance.chat')}
          </ButtonLink>
        </div>
      </div>
      <div className="rest__pic">
        <Picture image={seo.image} span="full" hero alt="" />
      </div>
    </div>
  )
}

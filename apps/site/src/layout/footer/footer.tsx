import clsx from 'clsx'
import { BookOpenText } from 'lucide-react'
import { Drawing } from '@/components/drawing/drawing'
import { Icon } from '@/components/icon/icon'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { SocialLinks } from '@/components/social-links/social-links'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { brandLogo } from '@/page-data/brand'
import { mediaOf } from '@/page-data/media'
import { projectsOfKind } from '@/page-data/projects'
import { siteSettings } from '@/page-data/settings'
import { contactHref, type PageFrame } from '../page-frame'
import { copyrightYears } from './copyright-years'
import { copyrightAttributes } from './footer.dom'
import styles from './footer.module.css'

type FooterProps = { frame: PageFrame; hasThumbBar: boolean }

export function Footer({ frame, hasThumbBar }: FooterProps) {
  return (
    <>
      <svg className={styles.wave} viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62C240 -14 465 -8 720 44S1200 110 1440 36V96H0Z" />
      </svg>
      <footer className={clsx('on-inverse', styles.footer, hasThumbBar && styles.aboveThumbBar)}>
        <div className="wrap">
          <div className={styles.top}>
            <Brand frame={frame} />
            <Links frame={frame} />
          </div>
          <Legal frame={frame} />
        </div>
      </footer>
    </>
  )
}

/** Renders the logo, the social links and the link to the complaint book, which by law must be easy to find. */
function Brand({ frame: { locale, theme } }: { frame: PageFrame }) {
  const t = translator(locale)
  const { brand, socials } = siteSettings(locale)
  return (
    <div className={styles.brand}>
      <Drawing className={styles.logo} drawing={brandLogo(theme, 'dark', locale)} alt={brand} loading="lazy" />
      <SocialLinks socials={socials} />
      <a className={styles.book} href={pathFor('complaint-book', locale)}>
        <Icon icon={BookOpenText} />
        <span>
          <strong>{t('footer.complaintBook')}</strong>
          <small>{t('footer.complaintBookHint')}</small>
        </span>
      </a>
    </div>
  )
}

function Links({ frame }: { frame: PageFrame }) {
  const { locale } = frame
  const t = translator(locale)
  const projectLinks = (kind: PageFrame['theme']) =>
    projectsOfKind(kind, locale).map(({ name, path }) => ({ label: name, href: path }))
  return (
    <div className={styles.cols}>
      <Column title={t('footer.condominiums')} links={projectLinks('condominium')} />
      <Column title={t('footer.apartments')} links={projectLinks('apartment')} />
      <Column
        title={t('footer.company')}
        links={[
          { label: t('footer.about'), href: pathFor('about', locale) },
          { label: t('footer.socialResponsibility'), href: pathFor('social-responsibility', locale) },
          { label: t('footer.quote'), href: pathFor('quote', locale) },
          { label: t('footer.appointment'), href: pathFor('appointment', locale) },
          { label: t('footer.compare'), href: pathFor('compare', locale) },
          { label: t('footer.news'), href: pathFor('news', locale) },
          { label: t('footer.referrals'), href: pathFor('referrals', locale) },
        ]}
      />
      <div className={styles.offices}>
        <h2>{t('footer.offices')}</h2>
        <ul>
          {siteSettings(locale).offices.map(({ key, city, address, phone, email }) => (
            <li key={key}>
              <b>{city}</b>
              <span>{address}</span>
              <PhoneLink phone={phone} />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
          <li>
            <a href={contactHref(frame)}>{t('footer.contact')}</a>
          </li>
        </ul>
      </div>
    </div>
  )
}

function Column({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Legal({ frame: { locale } }: { frame: PageFrame }) {
  const t = translator(locale)
  const { copyrightFrom, legalName, ruc, policyDocument } = siteSettings(locale)
  const years = copyrightYears(copyrightFrom, new Date().getFullYear())
  return (
    <div className={styles.end}>
      <div>
        <a href={pathFor('terms', locale)}>{t('footer.terms')}</a>
        <a href={pathFor('privacy', locale)}>{t('footer.privacy')}</a>
        {policyDocument && <a href={mediaOf(policyDocument, 'document', locale).src}>{t('footer.policyDocument')}</a>}
      </div>
      <p>
        <span {...copyrightAttributes(copyrightFrom)}>{t('footer.copyright', { years, legalName })}</span>
        <span>RUC {ruc}</span>
      </p>
    </div>
  )
}

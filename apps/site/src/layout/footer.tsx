import './footer.css'
import { brandLogo } from '@/content/brand'
import { mediaOf } from '@/content/media'
import { projectsOfKind } from '@/content/projects'
import { siteSettings } from '@/content/settings'
import { LanguageProvider, useLanguage } from '@/i18n/language'
import { Drawing } from '@/ui/drawing'
import { Icon } from '@/ui/icon'
import { PhoneLink } from '@/ui/phone-link'
import { SocialLinks } from '@/ui/social-links'
import { contactOf, type PageFrame } from './page-frame'

export function Footer({ frame }: { frame: PageFrame }) {
  return (
    <LanguageProvider locale={frame.locale}>
      <svg className="footer__wave" viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62C240 -14 465 -8 720 44S1200 110 1440 36V96H0Z" />
      </svg>
      <footer className="footer on-inverse">
        <div className="wrap">
          <div className="footer__top">
            <FooterBrand frame={frame} />
            <FooterLinks frame={frame} />
          </div>
          <FooterLegal />
        </div>
      </footer>
    </LanguageProvider>
  )
}

/** The complaint book must be easy to find by law: a block of its own, before every other link. */
function FooterBrand({ frame }: { frame: PageFrame }) {
  const { locale, t, path } = useLanguage()
  const { brand, socials } = siteSettings(locale)
  return (
    <div className="footer__brand">
      <Drawing className="footer__logo" drawing={brandLogo(frame.theme, 'dark')} alt={brand} loading="lazy" />
      <SocialLinks socials={socials} />
      <a className="book" href={path('complaint-book')}>
        <Icon name="complaint-book" />
        <span>
          <strong>{t('footer.complaintBook')}</strong>
          <small>{t('footer.complaintBookHint')}</small>
        </span>
      </a>
    </div>
  )
}

function FooterLinks({ frame }: { frame: PageFrame }) {
  const { locale, t, path } = useLanguage()
  const { offices } = siteSettings(locale)
  const projectLinks = (kind: 'condominium' | 'apartment') =>
    projectsOfKind(kind, locale).map(({ name, path }) => ({ label: name, href: path }))
  return (
    <div className="footer__cols">
      <FooterColumn title={t('footer.condominiums')} links={projectLinks('condominium')} />
      <FooterColumn title={t('footer.apartments')} links={projectLinks('apartment')} />
      <FooterColumn
        title={t('footer.company')}
        links={[
          { label: t('footer.about'), href: path('about') },
          { label: t('footer.socialResponsibility'), href: path('social-responsibility') },
          { label: t('footer.news'), href: path('news') },
          { label: t('footer.referrals'), href: path('referrals') },
        ]}
      />
      <div className="footer__offices">
        <h2>{t('footer.offices')}</h2>
        <ul>
          {offices.map(({ key, city, address, phone, email }) => (
            <li key={key}>
              <b>{city}</b>
              <span>{address}</span>
              <PhoneLink phone={phone} />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
          <li>
            <a href={contactOf(frame, path('home'))}>{t('footer.contact')}</a>
          </li>
        </ul>
      </div>
    </div>
  )
}

function FooterColumn({ title, links }: { title: string; links: { label: string; href: string }[] }) {
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

function FooterLegal() {
  const { locale, t, path } = useLanguage()
  const { copyrightFrom, legalName, ruc, policyDocument } = siteSettings(locale)
  const year = new Date().getFullYear()
  return (
    <div className="footer__end">
      <div>
        <a href={path('terms')}>{t('footer.terms')}</a>
        <a href={path('privacy')}>{t('footer.privacy')}</a>
        {policyDocument && <a href={mediaOf(policyDocument, 'document', locale).src}>{t('footer.policyDocument')}</a>}
      </div>
      <p>
        <span>
          {t('footer.copyright', { years: copyrightFrom === year ? year : `${copyrightFrom}–${year}`, legalName })}
        </span>
        <span>RUC {ruc}</span>
      </p>
    </div>
  )
}

import clsx from 'clsx'
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import fold from '@/components/fold/fold.module.css'
import { Icon } from '@/components/icon/icon'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { SocialLinks } from '@/components/social-links/social-links'
import { SvgImage } from '@/components/svg/svg'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { brandLogo } from '@/page-data/brand'
import { footerLegal } from '@/page-data/footer'
import { footerProjects } from '@/page-data/navigation'
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
      <SvgImage className={styles.logo} svg={brandLogo(theme, 'dark', locale)} alt={brand} loading="lazy" />
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
  const { condominiums, apartments } = footerProjects(locale)
  return (
    <div className={styles.cols}>
      <Column title={t('footer.condominiums')} links={condominiums} />
      <Column title={t('footer.apartments')} links={apartments} />
      <Column
        title={t('footer.company')}
        links={[
          { label: t('footer.about'), href: pathFor('about', locale) },
          { label: t('footer.socialResponsibility'), href: pathFor('social-responsibility', locale) },
          { label: t('footer.quote'), href: pathFor('quote', locale) },
          { label: t('footer.appointment'), href: pathFor('appointment', locale) },
          { label: t('footer.compare'), href: pathFor('compare', locale) },
          { label: t('footer.documents'), href: pathFor('documents', locale) },
          { label: t('footer.news'), href: pathFor('news', locale) },
          { label: t('footer.referrals'), href: pathFor('referrals', locale) },
        ]}
      />
      <Group className={styles.offices} title={t('footer.offices')}>
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
      </Group>
    </div>
  )
}

/** Renders a group of links. On phones it is collapsed; on wide screens CSS shows the heading and the content instead. */
function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx(styles.group, className)}>
      <h2>{title}</h2>
      <details>
        <summary className={fold.summary}>{title}</summary>
        {children}
      </details>
    </div>
  )
}

function Column({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <Group title={title}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Legal({ frame: { locale } }: { frame: PageFrame }) {
  const t = translator(locale)
  const { copyrightFrom, year, legalName, ruc, policyHref } = footerLegal(locale)
  const years = copyrightYears(copyrightFrom, year)
  return (
    <div className={styles.end}>
      <div>
        <a href={pathFor('terms', locale)}>{t('footer.terms')}</a>
        <a href={pathFor('privacy', locale)}>{t('footer.privacy')}</a>
        {policyHref && <a href={policyHref}>{t('footer.policyDocument')}</a>}
      </div>
      <p>
        <span {...copyrightAttributes(copyrightFrom)}>{t('footer.copyright', { years, legalName })}</span>
        <span>RUC {ruc}</span>
      </p>
    </div>
  )
}

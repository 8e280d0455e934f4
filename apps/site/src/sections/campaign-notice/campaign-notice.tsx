import type { CampaignPhase } from '@app/domain/campaign/campaign-window'
import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { TextLink } from '@/components/button/button'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Small } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import { noticeList, noticePeriod } from './campaign-notice.dom'
import styles from './campaign-notice.module.css'

type Campaign = {
  key: string
  title: string
  summary: string
  validity: string
  image: ResponsiveImage | null
  startsAt: string
  endsAt: string
  phase: CampaignPhase
  termsPath: string
}

/**
 * Announces running campaigns and links to their terms and conditions. The build time decides which notices are visible
 * at first; the script then uses the clock of the visitor.
 */
export function CampaignNotice({ locale, campaigns }: { locale: Locale; campaigns: Campaign[] }) {
  if (campaigns.length === 0) return null
  const isRunning = ({ phase }: Campaign) => phase === 'running'
  return (
    <div className={clsx('wrap', styles.campaignNotice)} {...noticeList} hidden={!campaigns.some(isRunning)}>
      {campaigns.map((campaign) => (
        <Notice key={campaign.key} locale={locale} campaign={campaign} isHidden={!isRunning(campaign)} />
      ))}
    </div>
  )
}

function Notice({ locale, campaign, isHidden }: { locale: Locale; campaign: Campaign; isHidden: boolean }) {
  const { key, title, summary, validity, image, termsPath } = campaign
  const headingId = `notice-${key}`
  return (
    <section className={styles.notice} aria-labelledby={headingId} hidden={isHidden} {...noticePeriod(campaign)}>
      {image && (
        <div className={styles.pic}>
          <Image image={image} span="third" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <p>{summary}</p>
        <Small>{validity}</Small>
      </div>
      <TextLink href={termsPath}>{translator(locale)('campaign.readTerms')}</TextLink>
    </section>
  )
}

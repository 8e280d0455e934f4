import './campaign-notice.css'
import { campaignPhase } from '@sillar/domain/campaign/campaign-window'
import type { CampaignView } from '@/content/campaigns'
import { useLanguage } from '@/i18n/language'
import { TextLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/**
 * Says that a campaign is running and where its terms are. It does not open by itself, count down or hurry anybody.
 * The clock of the build decides first, that of the visitor has the last word.
 */
export function CampaignNotice({ campaigns }: { campaigns: CampaignView[] }) {
  if (campaigns.length === 0) return null
  const now = new Date()
  const isRunning = (campaign: CampaignView) => campaignPhase(campaign, now) === 'running'
  return (
    <div
      className="wrap runnings"
      data-enhance="campaign-notice"
      data-enhance-when="idle"
      hidden={!campaigns.some(isRunning)}
    >
      {campaigns.map((campaign) => (
        <Notice key={campaign.key} campaign={campaign} hidden={!isRunning(campaign)} />
      ))}
    </div>
  )
}

function Notice({ campaign, hidden }: { campaign: CampaignView; hidden: boolean }) {
  const { t } = useLanguage()
  const { key, title, summary, validity, image, startsAt, endsAt, termsPath } = campaign
  const headingId = `notice-${key}`
  return (
    <section
      className="running"
      aria-labelledby={headingId}
      hidden={hidden}
      data-starts-at={startsAt}
      data-ends-at={endsAt}
    >
      {image && (
        <div className="running__pic">
          <Picture image={image} span="third" alt="" />
        </div>
      )}
      <div className="running__words">
        <h2 className="running__title" id={headingId}>
          {title}
        </h2>
        <p>{summary}</p>
        <p className="small">{validity}</p>
      </div>
      <TextLink href={termsPath}>{t('campaign.readTerms')}</TextLink>
    </section>
  )
}

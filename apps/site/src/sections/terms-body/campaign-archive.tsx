// The build sorts by its own clock, so the page is right without a script. The enhancer sorts again by the clock of the
// visitor: a campaign that has ended moves to the archive although nobody published anything.

import { type CampaignPhase, campaignPhases, campaignsByPhase } from '@sillar/domain/campaign/campaign-window'
import { pen } from '@sillar/domain/money/money'
import type { CampaignView } from '@/content/campaigns'
import { useLanguage } from '@/i18n/language'
import type { MessageKey } from '@/i18n/translator'
import { Picture } from '@/ui/picture'
import { TermsAccordion } from './terms-accordion'
import { TermsBlocks } from './terms-blocks'

const titles: Record<CampaignPhase, MessageKey> = {
  running: 'campaign.running',
  upcoming: 'campaign.upcoming',
  ended: 'campaign.archive',
}

export function CampaignArchive({ campaigns, name }: { campaigns: CampaignView[]; name: string }) {
  const { t } = useLanguage()
  const groups = campaignsByPhase(campaigns, new Date())
  return campaignPhases.map((phase) => (
    <div
      className="acc-group"
      key={phase}
      data-phase={phase}
      // The group of running campaigns stays: that there is none today is an answer too.
      hidden={phase !== 'running' && groups[phase].length === 0}
    >
      <h3 className="acc-group__title">{t(titles[phase])}</h3>
      {phase === 'running' && (
        <p className="acc-group__none" data-none="" hidden={groups.running.length > 0}>
          {t('campaign.noneRunning')}
        </p>
      )}
      <ul className="accs" data-campaigns="">
        {groups[phase].map((campaign) => (
          <li key={campaign.key} data-starts-at={campaign.startsAt} data-ends-at={campaign.endsAt}>
            <TermsAccordion id={campaign.key} name={name} title={campaign.title} level={4} note={campaign.validity}>
              <CampaignFacts campaign={campaign} />
              <TermsBlocks blocks={campaign.terms} level={4} />
            </TermsAccordion>
          </li>
        ))}
      </ul>
    </div>
  ))
}

function CampaignFacts({ campaign }: { campaign: CampaignView }) {
  const { t } = useLanguage()
  const { image, summary, validity, about, exchangeRate } = campaign
  return (
    <div className="acc__side">
      {image && (
        <div className="acc__pic">
          <Picture image={image} span="third" alt="" />
        </div>
      )}
      <p className="acc__summary">{summary}</p>
      <dl className="acc__facts">
        <div>
          <dt>{t('campaign.validity')}</dt>
          <dd>{validity}</dd>
        </div>
        {about && (
          <div>
            <dt>{t('campaign.project')}</dt>
            <dd>
              <a href={about.path}>{about.name}</a>
            </dd>
          </div>
        )}
        {exchangeRate && (
          <div>
            <dt>{t('campaign.exchangeRate')}</dt>
            <dd>{pen(exchangeRate)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

// The build groups campaigns into running, upcoming and ended ones by its own clock, so the page works without a
// script. After hydration, the clock of the visitor decides.

import { type CampaignPhase, campaignPhases, campaignsByPhase } from '@app/domain/campaign/campaign-window'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Picture, type PictureData } from '@/components/picture/picture'
import type { KeyOf, Translate } from '@/i18n/translate'
import { Accordion } from './accordion'
import styles from './terms.module.css'
import { type BlockGroup, TermsBlocks } from './terms-blocks'

export type Campaign = {
  key: string
  title: string
  summary: string
  validity: string
  startsAt: string
  endsAt: string
  picture: PictureData | null
  project: { name: string; path: string } | null
  exchangeRate: string | null
  groups: BlockGroup[]
}

type CampaignTranslate = Translate<KeyOf<'campaign'>>
type CampaignArchiveProps = {
  campaigns: Campaign[]
  group: string
  builtAt: string
  t: CampaignTranslate
  onToggle(): void
}

const titles = {
  running: 'campaign.running',
  upcoming: 'campaign.upcoming',
  ended: 'campaign.archive',
} as const satisfies Record<CampaignPhase, string>

export function CampaignArchive({ campaigns, group, builtAt, t, onToggle }: CampaignArchiveProps) {
  const [now, setNow] = useState(() => new Date(builtAt))
  useEffect(() => setNow(new Date()), [])
  const phases = campaignsByPhase(campaigns, now)
  return campaignPhases.map((phase) => {
    // The group of running campaigns is visible even if it is empty.
    if (phase !== 'running' && phases[phase].length === 0) return null
    return (
      <div className={clsx(styles.group, phase === 'running' && styles.running)} key={phase}>
        <h3 className={styles.groupTitle}>{t(titles[phase])}</h3>
        {phases[phase].length === 0 && <p className={styles.groupNone}>{t('campaign.noneRunning')}</p>}
        <ul className={styles.accordions}>
          {phases[phase].map((campaign) => (
            <li key={campaign.key}>
              <Accordion
                id={campaign.key}
                group={group}
                title={campaign.title}
                level={4}
                note={campaign.validity}
                onToggle={onToggle}
              >
                <CampaignFacts campaign={campaign} t={t} />
                <TermsBlocks groups={campaign.groups} level={4} />
              </Accordion>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function CampaignFacts({ campaign, t }: { campaign: Campaign; t: CampaignTranslate }) {
  const { picture, summary, validity, project, exchangeRate } = campaign
  return (
    <div className={styles.accordionSide}>
      {picture && (
        <div className={styles.accordionPic}>
          <Picture picture={picture} span="third" alt="" />
        </div>
      )}
      <p className={styles.accordionSummary}>{summary}</p>
      <dl className={styles.accordionFacts}>
        <div>
          <dt>{t('campaign.validity')}</dt>
          <dd>{validity}</dd>
        </div>
        {project && (
          <div>
            <dt>{t('campaign.project')}</dt>
            <dd>
              <a href={project.path}>{project.name}</a>
            </dd>
          </div>
        )}
        {exchangeRate && (
          <div>
            <dt>{t('campaign.exchangeRate')}</dt>
            <dd>{exchangeRate}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

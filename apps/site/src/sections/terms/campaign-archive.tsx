// The build time decides at first which campaigns are running, upcoming or ended, so the page works without JavaScript.
// After hydration, the clock of the visitor decides.

import { type CampaignPhase, campaignPhases, campaignsByPhase } from '@app/domain/campaign/campaign-window'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { KeyOf, Translate } from '@/i18n/translate'
import { Accordion } from './accordion'
import type { RuleSlot, RuleTexts } from './rule-texts'
import styles from './terms.module.css'

export type Campaign = {
  key: string
  title: string
  validity: string
  startsAt: string
  endsAt: string
  slot: RuleSlot
}

type CampaignTranslate = Translate<KeyOf<'campaign'>>
type CampaignArchiveProps = {
  campaigns: Campaign[]
  texts: RuleTexts
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

export function CampaignArchive({ campaigns, texts, group, builtAt, t, onToggle }: CampaignArchiveProps) {
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
                {texts[campaign.slot]}
              </Accordion>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

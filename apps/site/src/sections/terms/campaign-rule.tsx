import { Image, type ResponsiveImage } from '@/components/image/image'
import type { KeyOf, Translate } from '@/i18n/translate'
import styles from './terms.module.css'
import { type BlockGroup, TermsBlocks } from './terms-blocks'

type CampaignRuleProps = {
  summary: string
  validity: string
  image: ResponsiveImage | null
  project: { name: string; path: string } | null
  exchangeRate: string | null
  groups: BlockGroup[]
  t: Translate<KeyOf<'campaign'>>
}

/** Renders the facts and the terms and conditions of a campaign. */
export function CampaignRule({ groups, ...facts }: CampaignRuleProps) {
  return (
    <>
      <CampaignFacts {...facts} />
      <TermsBlocks groups={groups} level={4} />
    </>
  )
}

function CampaignFacts({ image, summary, validity, project, exchangeRate, t }: Omit<CampaignRuleProps, 'groups'>) {
  return (
    <div className={styles.accordionSide}>
      {image && (
        <div className={styles.accordionPic}>
          <Image image={image} span="third" alt="" />
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

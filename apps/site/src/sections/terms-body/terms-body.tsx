import './terms-body.css'
import '@/ui/prose.css'
import type { CampaignView } from '@/content/campaigns'
import type { TermsSectionView } from '@/content/terms'
import { useLanguage } from '@/i18n/language'
import { TabList, TabPanel } from '@/ui/tabs'
import { CampaignArchive } from './campaign-archive'
import { TermsAccordion } from './terms-accordion'
import { TermsBlocks } from './terms-blocks'

type TermsBodyProps = { sections: TermsSectionView[]; campaigns: CampaignView[] }

/**
 * The sections stand in a side bar on wide screens and as round tabs on the others: one list, two shapes. The enhancer
 * chooses the section the address names and keeps the address up to date, so that any rule can be linked.
 */
export function TermsBody({ sections, campaigns }: TermsBodyProps) {
  const { t } = useLanguage()
  if (sections.length === 0) return <p className="wrap">{t('terms.empty')}</p>
  return (
    <div className="wrap terms" data-enhance="terms">
      <TabList
        className="tabs terms__nav"
        label={t('terms.sections')}
        panelPrefix="terms"
        tabs={sections.map(({ key, title, icon }) => ({ id: key, label: title, icon }))}
      />
      <div className="terms__panels">
        {sections.map((section, index) => (
          <TabPanel className="terms__panel" key={section.key} id={section.key} panelPrefix="terms" first={index === 0}>
            <h2 className="terms__heading">{section.title}</h2>
            <SectionRules section={section} campaigns={section.listsCampaigns ? campaigns : []} />
          </TabPanel>
        ))}
      </div>
    </div>
  )
}

function SectionRules({ section, campaigns }: { section: TermsSectionView; campaigns: CampaignView[] }) {
  const { t } = useLanguage()
  const name = `terms-${section.key}`
  if (section.accordions.length === 0 && !section.listsCampaigns) return <p>{t('terms.empty')}</p>
  return (
    <>
      {section.accordions.length > 0 && (
        <ul className="accs">
          {section.accordions.map(({ key, title, blocks }) => (
            <li key={key}>
              <TermsAccordion id={key} name={name} title={title} level={3}>
                <TermsBlocks blocks={blocks} level={3} />
              </TermsAccordion>
            </li>
          ))}
        </ul>
      )}
      {section.listsCampaigns && <CampaignArchive campaigns={campaigns} name={name} />}
    </>
  )
}

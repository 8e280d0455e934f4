import './social-campaigns.css'
import { useId } from 'react'
import type { SocialCampaignView } from '@/content/social-responsibility'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { Duo, Lead } from '@/ui/duo'
import { Picture } from '@/ui/picture'
import { SectionHead } from '@/ui/section-head'

type SocialCampaignsProps = {
  title: string
  titleBold: string
  lead: string
  campaigns: SocialCampaignView[]
  /** The words change sides, so that two sliders of one page are not the same wall twice. */
  mirrored?: boolean
}

/** Campaigns one at a time: their pictures as a course, their story on a block beside it. Nothing moves by itself. */
export function SocialCampaigns({ title, titleBold, lead, campaigns, mirrored = false }: SocialCampaignsProps) {
  const headingId = useId()
  return (
    <div className="section" data-reveal="6">
      <div className="wrap">
        <Carousel label={`${title} ${titleBold}`} loop={campaigns.length > 1}>
          <SectionHead id={headingId} title={title} titleBold={titleBold}>
            <div className="campaigns__lead">
              <Lead>{lead}</Lead>
            </div>
          </SectionHead>
          <CarouselTrack
            slideClassName={`campaign ${mirrored ? 'campaign--mirrored' : ''}`.trim()}
            slides={campaigns.map((campaign) => ({ key: campaign.key, content: <Campaign campaign={campaign} /> }))}
          />
          {campaigns.length > 1 && <CarouselControls className="campaigns__ctl" count={campaigns.length} round />}
        </Carousel>
      </div>
    </div>
  )
}

function Campaign({ campaign }: { campaign: SocialCampaignView }) {
  return (
    <article className="campaign__card">
      <div className="campaign__media">
        {campaign.images.map((image) => (
          <div key={image}>
            <Picture image={image} span="half" />
          </div>
        ))}
      </div>
      <div className="campaign__words">
        <p className="small">{campaign.dateLabel}</p>
        <div>
          <Duo as="h3" title={campaign.title} titleBold={campaign.titleBold} small />
          <p>{campaign.paragraph}</p>
        </div>
      </div>
    </article>
  )
}

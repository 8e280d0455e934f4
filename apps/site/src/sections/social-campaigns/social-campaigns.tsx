import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '@/components/button/button'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import { SectionHead } from '@/components/section-head/section-head'
import { Intro, Small } from '@/components/text/text'
import styles from './social-campaigns.module.css'

type Campaign = {
  key: string
  title: string
  titleBold: string
  paragraph: string
  dateLabel: string
  images: ResponsiveImage[]
  button: { label: string; href: string } | null
}

type SocialCampaignsProps = {
  labels: CarouselLabels
  title: string
  titleBold: string
  intro: string
  campaigns: Campaign[]
  /** Puts the text on the other side, to distinguish two carousels of one page. */
  mirrored?: boolean
}

/** Renders social campaigns one at a time, without autoplay: images in a row, with the text beside them. */
export function SocialCampaigns(props: SocialCampaignsProps) {
  const { labels, title, titleBold, intro, campaigns, mirrored = false } = props
  const headingId = useId()
  const hasSeveral = campaigns.length > 1
  return (
    <div className="section">
      <div className="wrap">
        <Carousel label={`${title} ${titleBold}`} labels={labels} loop={hasSeveral}>
          <SectionHead id={headingId} title={title} titleBold={titleBold}>
            <Intro className={styles.intro}>{intro}</Intro>
          </SectionHead>
          <div {...reveal(6)}>
            <CarouselTrack
              isOnlyText
              slideClassName={clsx(styles.campaign, mirrored && styles.campaignMirrored)}
              slides={campaigns.map((campaign) => ({ key: campaign.key, content: <CampaignCard {...campaign} /> }))}
            />
          </div>
          {hasSeveral && <CarouselControls className={styles.controls} count={campaigns.length} round />}
        </Carousel>
      </div>
    </div>
  )
}

function CampaignCard({ title, titleBold, paragraph, dateLabel, images, button }: Campaign) {
  return (
    <article className={styles.campaignCard}>
      <div className={styles.campaignMedia}>
        {images.map((image) => (
          <div key={image.src}>
            <Image image={image} span="half" />
          </div>
        ))}
      </div>
      <div className={styles.campaignWords}>
        <Small>{dateLabel}</Small>
        <div>
          <Heading as="h3" title={title} titleBold={titleBold} small />
          <p>{paragraph}</p>
          {button && (
            <ButtonLink className={styles.button} href={button.href} look="line" icon={ArrowRight}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

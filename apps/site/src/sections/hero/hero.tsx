import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import type { ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import { underHeader } from '@/components/under-header/under-header.dom'
import { type LoopingVideo, Video } from '@/components/video/video'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './hero.module.css'

type HeroProps = {
  title: string
  titleBold: string
  intro: string
  primaryCta: string
  secondaryCta: string
  poster: ResponsiveImage
  video: LoopingVideo
  /** The budget form, if there are lots with prices. */
  children?: ReactNode
}

/** Renders the top of the home page: a video, the heading, the budget form and the intro. */
export function Hero({ title, titleBold, intro, primaryCta, secondaryCta, poster, video, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={`${title} ${titleBold}`}>
      <div className={styles.media} {...underHeader}>
        <Video {...video} poster={poster} hero />
      </div>
      <Heading as="h1" title={title} titleBold={titleBold} />
      <div className={styles.budget}>{children}</div>
      <div className={styles.say}>
        <Intro>{intro}</Intro>
        <p className={styles.links}>
          <TextLink href={linkTo(anchors.projects)}>{primaryCta}</TextLink>
          <TextLink href={linkTo(anchors.contact)} icon={ArrowRight}>
            {secondaryCta}
          </TextLink>
        </p>
      </div>
    </section>
  )
}

import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './promo-banner.module.css'

type PromoBannerProps = {
  title: string
  titleBold: string
  designation: string | null
  subtitle: string
  ctaText: string
  ctaHighlight: string | null
  image: ResponsiveImage
}

/** Renders the banner of a project or place: text on a dark block with an image at its right edge. */
export function PromoBanner(props: PromoBannerProps) {
  const { title, titleBold, designation, subtitle, ctaText, ctaHighlight, image } = props
  return (
    <div className="wrap">
      <div className={clsx('on-inverse', styles.promoBanner)}>
        <div className={styles.words}>
          <Heading title={title} titleBold={titleBold} />
          {designation && <p className={styles.designation}>{designation}</p>}
          <p>{subtitle}</p>
          {ctaHighlight && <p className={styles.highlight}>{ctaHighlight}</p>}
          <ButtonLink href={linkTo(anchors.form)} icon={ArrowRight}>
            {ctaText}
          </ButtonLink>
        </div>
        <div className={styles.image} {...reveal(4)}>
          <Image image={image} span="column" />
        </div>
      </div>
    </div>
  )
}

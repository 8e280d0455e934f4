import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import styles from './reward-list.module.css'

type RewardListProps = {
  locale: Locale
  title: string
  titleBold: string
  intro: string
  items: { title: string; description: string }[]
  image: ResponsiveImage
  termsPath: string
}

/** Renders the rewards as a list with a link to their terms and conditions. The image bleeds off the right edge. */
export function RewardList({ locale, title, titleBold, intro, items, image, termsPath }: RewardListProps) {
  const headingId = useId()
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.rewardList)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{intro}</Intro>
          <dl>
            {items.map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.description}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={termsPath}>{translator(locale)('referral.terms')}</TextLink>
        </div>
        <div className={styles.media}>
          <Image image={image} span="two-thirds" />
        </div>
      </div>
    </section>
  )
}

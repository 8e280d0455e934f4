import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import styles from './social-solutions.module.css'

type SocialSolutionsProps = {
  title: string
  titleBold: string
  intro: string
  items: { title: string; description: string }[]
  image: ResponsiveImage
}

/** Renders design decisions as a list. The image bleeds off the left edge and is as tall as the list. */
export function SocialSolutions({ title, titleBold, intro, items, image }: SocialSolutionsProps) {
  const headingId = useId()
  return (
    <section className={styles.socialSolutions} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.media}>
          <Image image={image} span="full" />
        </div>
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
        </div>
      </div>
    </section>
  )
}

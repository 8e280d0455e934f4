import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Intro } from '@/components/text/text'
import styles from './social-solutions.module.css'

type SocialSolutionsProps = {
  title: string
  titleBold: string
  lead: string
  items: { title: string; description: string }[]
  picture: PictureData
}

/** Renders design decisions as a list. The image bleeds off the left edge and is as tall as the list. */
export function SocialSolutions({ title, titleBold, lead, items, picture }: SocialSolutionsProps) {
  const headingId = useId()
  return (
    <section className={styles.socialSolutions} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.media}>
          <Picture picture={picture} span="full" />
        </div>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{lead}</Intro>
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

import clsx from 'clsx'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import styles from './about-head.module.css'

type AboutHeadProps = { title: string; titleBold: string; intro: string; image: ResponsiveImage; history: string }

/** Renders the title, an image and the history of the company. The first paragraph of the history is in large type. */
export function AboutHead({ title, titleBold, intro, image, history }: AboutHeadProps) {
  const [firstParagraph, ...otherParagraphs] = history.split(/\n{2,}/)
  return (
    <section className={styles.aboutHead} aria-label={`${title} ${titleBold}`}>
      <div className={clsx('wrap', styles.words)}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <Intro>{intro}</Intro>
      </div>
      <div className={styles.media}>
        <Image image={image} span="full" hero />
      </div>
      <div className={clsx('wrap', styles.history)}>
        <p>{firstParagraph}</p>
        <div>
          {otherParagraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

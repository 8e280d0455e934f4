import clsx from 'clsx'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Intro } from '@/components/text/text'
import styles from './about-head.module.css'

type AboutHeadProps = { title: string; titleBold: string; lead: string; picture: PictureData; history: string }

/** Renders the title, an image and the history of the company. The first paragraph of the history is in large type. */
export function AboutHead({ title, titleBold, lead, picture, history }: AboutHeadProps) {
  const [firstParagraph, ...otherParagraphs] = history.split(/\n{2,}/)
  return (
    <section className={styles.aboutHead} aria-label={`${title} ${titleBold}`}>
      <div className={clsx('wrap', styles.words)}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <Intro>{lead}</Intro>
      </div>
      <div className={styles.media}>
        <Picture picture={picture} span="full" hero />
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

import clsx from 'clsx'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Lead } from '@/components/text/text'
import styles from './about-head.module.css'

type AboutHeadProps = { title: string; titleBold: string; lead: string; picture: PictureData; history: string }

/** The company opens with words on stone; its history follows the picture, told large and then at length. */
export function AboutHead({ title, titleBold, lead, picture, history }: AboutHeadProps) {
  const [opening, ...rest] = history.split(/\n{2,}/)
  return (
    <section className={styles.aboutHead} aria-label={`${title} ${titleBold}`}>
      <div className={clsx('wrap', styles.words)}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <Lead>{lead}</Lead>
      </div>
      <div className={styles.media}>
        <Picture picture={picture} span="full" hero />
      </div>
      <div className={clsx('wrap', styles.history)}>
        <p>{opening}</p>
        <div>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import { Intro } from '@/components/text/text'
import styles from './about-teaser.module.css'

type AboutTeaserProps = {
  title: string
  titleBold: string
  intro: string
  body: string
  button: string
  href: string
  image: ResponsiveImage
  certifications: { name: string; detail: string }[]
}

/** Renders a text and an image that bleeds off the right edge, with the certifications over the image. */
export function AboutTeaser(props: AboutTeaserProps) {
  const headingId = useId()
  return (
    <section className={styles.aboutTeaser} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.text}>
          <Heading id={headingId} title={props.title} titleBold={props.titleBold} />
          <Intro>{props.intro}</Intro>
          <Intro>{props.body}</Intro>
          <ButtonLink look="ink" href={props.href} icon={ArrowRight}>
            {props.button}
          </ButtonLink>
        </div>
        <div className={styles.media} {...reveal(1)}>
          <Image image={props.image} span="half" />
          <ul className={styles.certificates}>
            {props.certifications.map(({ name, detail }) => (
              <li key={name}>
                <b>{name}</b>
                {detail}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

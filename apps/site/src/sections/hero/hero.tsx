import { ArrowDown } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { Film, type FilmFile, type FilmLabels } from '@/components/film/film'
import { Heading } from '@/components/heading/heading'
import type { PictureData } from '@/components/picture/picture'
import { Lead } from '@/components/text/text'
import { underHeader } from '@/components/under-header/under-header.hooks'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './hero.module.css'

type HeroProps = {
  title: string
  titleBold: string
  lead: string
  primaryCta: string
  secondaryCta: string
  poster: PictureData
  films: FilmFile[]
  filmLabels: FilmLabels
}

/** The untouched picture or film; the words stand on a block of stone let into its lower left corner. */
export function Hero(props: HeroProps) {
  const { title, titleBold } = props
  return (
    <section className={styles.hero} aria-label={`${title} ${titleBold}`}>
      <div className={styles.media} {...underHeader}>
        <Film files={props.films} poster={props.poster} labels={props.filmLabels} hero />
      </div>
      <div className={styles.block}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <div className={styles.say}>
          <Lead>{props.lead}</Lead>
          <div className={styles.cta}>
            <ButtonLink href={linkTo(anchors.projects)} icon={ArrowDown}>
              {props.primaryCta}
            </ButtonLink>
            <ButtonLink href={linkTo(anchors.contact)} look="line">
              {props.secondaryCta}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

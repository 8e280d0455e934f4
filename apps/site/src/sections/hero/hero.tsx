import { ArrowDown } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import type { FilmFile, FilmLabels } from '@/components/film/film'
import type { PictureData } from '@/components/picture/picture'
import { PictureHead } from '@/components/picture-head/picture-head'
import { anchors, linkTo } from '@/i18n/anchors'

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

export function Hero({ primaryCta, secondaryCta, poster, films, filmLabels, ...texts }: HeroProps) {
  return (
    <PictureHead isHome picture={poster} film={{ files: films, labels: filmLabels }} {...texts}>
      <ButtonLink href={linkTo(anchors.projects)} icon={ArrowDown}>
        {primaryCta}
      </ButtonLink>
      <ButtonLink href={linkTo(anchors.contact)} look="line">
        {secondaryCta}
      </ButtonLink>
    </PictureHead>
  )
}

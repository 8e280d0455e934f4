import './picture-head.css'
import type { ReactNode } from 'react'
import { Duo, Lead } from '@/ui/duo'
import { Film } from '@/ui/film'
import { Picture } from '@/ui/picture'

type PictureHeadProps = {
  title: string
  titleBold: string
  lead: string
  image: string
  /** With films the picture is their poster. */
  films?: string[]
  /** Buttons under the lead. */
  children?: ReactNode
}

/** How an inner page opens: an untouched picture under the header, the words on a block of stone let into it. */
export function PictureHead({ title, titleBold, lead, image, films = [], children }: PictureHeadProps) {
  return (
    <section className="picture-head" aria-label={`${title} ${titleBold}`}>
      <div className="picture-head__media" data-under-header="">
        {films.length > 0 ? (
          <Film films={films} poster={image} hero />
        ) : (
          <Picture image={image} span="full" hero upright />
        )}
      </div>
      <div className="picture-head__block">
        <Duo as="h1" title={title} titleBold={titleBold} />
        <div className="picture-head__say">
          <Lead>{lead}</Lead>
          {children && <div className="picture-head__cta">{children}</div>}
        </div>
      </div>
    </section>
  )
}

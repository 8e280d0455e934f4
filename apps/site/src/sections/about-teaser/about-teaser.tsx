import './about-teaser.css'
import { useId } from 'react'
import type { HomeContent } from '@/content/home'
import { useLanguage } from '@/i18n/language'
import { ButtonLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'
import { Picture } from '@/ui/picture'

type AboutTeaserProps = { about: HomeContent['about']; certifications: HomeContent['certifications'] }

/** Words at the left, a picture that runs off the right edge, the certificates on a block let into it. */
export function AboutTeaser({ about, certifications }: AboutTeaserProps) {
  const { path } = useLanguage()
  const headingId = useId()
  return (
    <section className="about" aria-labelledby={headingId}>
      <div className="wrap about__grid">
        <div className="about__text" data-reveal="1">
          <Duo id={headingId} title={about.title} titleBold={about.titleBold} />
          <Lead>{about.lead}</Lead>
          <Lead>{about.body}</Lead>
          <ButtonLink look="ink" href={path('about')} icon="arrow-right">
            {about.button}
          </ButtonLink>
        </div>
        <div className="about__media">
          <Picture image={about.image} span="half" />
          <ul className="certs">
            {certifications.map(({ name, detail }) => (
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

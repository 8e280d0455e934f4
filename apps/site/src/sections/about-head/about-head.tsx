import './about-head.css'
import type { AboutContent } from '@/content/about'
import { Duo, Lead } from '@/ui/duo'
import { Picture } from '@/ui/picture'

/** The company opens with words on stone; its history follows the picture, told large and then at length. */
export function AboutHead({ header, history }: Pick<AboutContent, 'header' | 'history'>) {
  const [opening, ...rest] = history.split(/\n{2,}/)
  return (
    <section className="about-head" aria-label={`${header.title} ${header.titleBold}`}>
      <div className="wrap about-head__words">
        <Duo as="h1" title={header.title} titleBold={header.titleBold} />
        <Lead>{header.lead}</Lead>
      </div>
      <div className="about-head__media">
        <Picture image={header.image} span="full" hero />
      </div>
      <div className="wrap about-head__history">
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

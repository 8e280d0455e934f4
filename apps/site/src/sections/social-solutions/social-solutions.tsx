import './social-solutions.css'
import { useId } from 'react'
import type { SocialResponsibilityContent } from '@/content/social-responsibility'
import { Duo, Lead } from '@/ui/duo'
import { Picture } from '@/ui/picture'

/** Design decisions as a ruled list; the picture runs off the left edge, as tall as the list. */
export function SocialSolutions({ solutions }: { solutions: SocialResponsibilityContent['solutions'] }) {
  const headingId = useId()
  return (
    <section className="solutions" aria-labelledby={headingId}>
      <div className="wrap solutions__grid">
        <div className="solutions__media">
          <Picture image={solutions.image} span="full" />
        </div>
        <div className="solutions__words">
          <Duo id={headingId} title={solutions.title} titleBold={solutions.titleBold} />
          <Lead>{solutions.lead}</Lead>
          <dl>
            {solutions.items.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

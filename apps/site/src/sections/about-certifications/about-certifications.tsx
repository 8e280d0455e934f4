import './about-certifications.css'
import { useId } from 'react'
import type { AboutContent } from '@/content/about'
import { Duo, Lead } from '@/ui/duo'

/** The norms by name, in letters as large as the claim; what is only planned says so beside its name. */
export function AboutCertifications({ certifications }: { certifications: AboutContent['certifications'] }) {
  const headingId = useId()
  return (
    <section className="section norms" aria-labelledby={headingId}>
      <div className="wrap norms__grid">
        <div className="norms__words">
          <Duo id={headingId} title={certifications.title} titleBold={certifications.titleBold} />
          <Lead>{certifications.lead}</Lead>
        </div>
        <dl>
          {certifications.items.map(({ name, detail }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

import './about-values.css'
import { useId } from 'react'
import type { AboutContent } from '@/content/about'
import { Duo } from '@/ui/duo'

/** What the company stands by, as a ruled list. */
export function AboutValues({ values }: { values: AboutContent['values'] }) {
  const headingId = useId()
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap values">
        <Duo id={headingId} title={values.title} titleBold={values.titleBold} />
        <dl>
          {values.items.map(({ title, description }) => (
            <div key={title} data-reveal="1">
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

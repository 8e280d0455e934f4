import clsx from 'clsx'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import { CoastMap, type CoastMapProps } from './coast-map'
import styles from './overview-head.module.css'

type OverviewHeadProps = {
  title: string
  titleBold: string
  intro: string
  filter: {
    label: string
    kinds: readonly {
      id: string
      title: string
      count: string
      places: readonly { id: string; name: string; count: string }[]
    }[]
  }
  map: CoastMapProps
}

/**
 * Renders the title, the filter and the map of the overview. The filter needs no script: each link targets a group of
 * the list, and `:target` styles hide the other groups (project-overview.module.css).
 */
export function OverviewHead({ title, titleBold, intro, filter, map }: OverviewHeadProps) {
  return (
    <header className={clsx('wrap', styles.head)}>
      <div className={styles.text}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <Intro>{intro}</Intro>
      </div>
      <nav className={styles.filter} aria-label={filter.label}>
        {filter.kinds.map((kind) => (
          <div key={kind.id}>
            <a className={styles.kind} href={`#${kind.id}`}>
              {kind.title} <span>{kind.count}</span>
            </a>
            <ul>
              {kind.places.map((place) => (
                <li key={place.id}>
                  <a href={`#${place.id}`}>
                    {place.name}
                    <span className="sr">, {place.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <CoastMap {...map} />
    </header>
  )
}

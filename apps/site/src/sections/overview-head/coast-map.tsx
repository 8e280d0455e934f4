import styles from './coast-map.module.css'

type Point = { x: number; y: number }

export type CoastMapProps = {
  label: string
  size: { width: number; height: number }
  /** Path of the land. */
  land: string
  labels: readonly {
    name: string
    note: string
    href: string
    at: Point
    label: Point
    /** True if the label is too far from its marker to be read without a line between them. */
    isMoved: boolean
    end: 'start' | 'end'
  }[]
}

/** Renders the coast with the places of the projects. Each place links to its projects on the page. */
export function CoastMap({ label, size, land, labels }: CoastMapProps) {
  return (
    <nav className={styles.map} aria-label={label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation has a name, and the map consists of links */}
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        <path className={styles.shore} d={land} />
        <path className={styles.land} d={land} />
        <path className={styles.waves} d="M22 210q9-7 18 0t18 0M96 356q9-7 18 0t18 0M24 440q9-7 18 0t18 0" />
        <path
          className={styles.mountains}
          d="M150 120l11-16 11 16M190 168l9-13 9 13M214 216l11-16 11 16M330 250l9-13 9 13M262 96l9-13 9 13M344 150l11-16 11 16"
        />
        {labels.map((place) => (
          <a key={place.href} href={place.href}>
            {place.isMoved && (
              <line
                className={styles.line}
                x1={place.at.x}
                y1={place.at.y}
                x2={place.label.x + (place.end === 'end' ? 6 : -6)}
                y2={place.label.y}
              />
            )}
            <rect
              className={styles.target}
              x={place.end === 'end' ? place.label.x - 130 : place.label.x - 8}
              y={place.label.y - 23}
              width="138"
              height="46"
              rx="3"
            />
            <circle className={styles.marker} cx={place.at.x} cy={place.at.y} r="5.5" />
            <text className={styles.name} x={place.label.x} y={place.label.y - 2} textAnchor={place.end}>
              {place.name}
            </text>
            <text className={styles.note} x={place.label.x} y={place.label.y + 14} textAnchor={place.end}>
              {place.note}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  )
}

import { memo } from 'react'
import styles from './lot-plan.module.css'

/** The background of a plan, or the id of a `GroundShapes` on the same page. */
export type PlanGround = { viewBox: string; alt: string } & ({ content: string } | { shapesId: string })

/** Defines the pattern of held lots. The id must be unique on the page, because two plans may be visible. */
export function HeldPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill="#fff" />
        <rect width="3.5" height="9" fill="#c2b4a2" />
      </pattern>
    </defs>
  )
}

export function Ground({ ground }: { ground: PlanGround }) {
  return 'shapesId' in ground ? <use href={`#${ground.shapesId}`} /> : <Shapes content={ground.content} />
}

/** Renders the background. It is memoised because its hundreds of shapes never change. */
const Shapes = memo(function Shapes({ id, content }: { id?: string; content: string }) {
  return (
    <g
      className={styles.ground}
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media; the CMS removes active content at upload
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
})

/**
 * Defines the background of a plan for an island. The props of the island would contain the shapes a second time, and
 * slots do not work inside an SVG.
 */
export function GroundShapes({ id, content }: { id: string; content: string }) {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      <defs>
        <Shapes id={id} content={content} />
      </defs>
    </svg>
  )
}

import type { LotState } from '@sillar/domain/lot/lot.schema'
import clsx from 'clsx'
import { memo, type Ref, type SVGProps, useMemo } from 'react'
import { codeSize } from './code-size'
import styles from './lot-plan.module.css'

/** One lot as the plan draws it. */
export type PlanLot = { code: string; state: LotState; points: string; at: { x: number; y: number } }
export type PlanGround = { viewBox: string; content: string; alt: string }

type LotPlanProps = {
  ground: PlanGround
  lots: readonly PlanLot[]
  /** Ids of patterns are one per page; two plans on a page need two. */
  patternId: string
  chosen?: string | null
  /** Lots that do not match the filter: they fade, and can still be chosen. */
  isOff?: (code: string) => boolean
  /** Given where lots can be chosen: the one the keyboard is at, and what each is called. */
  steered?: { current: string; nameOf: (code: string) => string }
  svgRef?: Ref<SVGSVGElement>
} & Omit<SVGProps<SVGSVGElement>, 'ref'>

/** The plan: ground, then each lot in the pattern of its state, so that it reads without colour too. */
export function LotPlan({ ground, lots, patternId, chosen, isOff, steered, svgRef, className, ...rest }: LotPlanProps) {
  const groups = useMemo(() => inGroups(lots), [lots])
  const size = useMemo(() => codeSize(lots.map(({ points }) => points)), [lots])
  return (
    <svg
      className={clsx(styles.plan, className)}
      viewBox={ground.viewBox}
      ref={svgRef}
      role={steered ? 'group' : 'img'}
      aria-label={ground.alt}
      {...rest}
    >
      <defs>
        <pattern id={patternId} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" fill="#fff" />
          <rect width="3.5" height="9" fill="#c2b4a2" />
        </pattern>
      </defs>
      <Ground content={ground.content} />
      <g fontSize={size}>
        {groups.map((group) => {
          const has = (code: string | null | undefined) => (group.some((lot) => lot.code === code) ? code : null)
          return (
            <LotGroup
              key={group[0]?.code}
              lots={group}
              pattern={`url(#${patternId})`}
              chosen={has(chosen)}
              current={has(steered?.current)}
              isOff={isOff}
              nameOf={steered?.nameOf}
            />
          )
        })}
      </g>
    </svg>
  )
}

/** Drawn once: hundreds of shapes that never change. */
const Ground = memo(function Ground({ content }: { content: string }) {
  return (
    <g
      className={styles.ground}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media, refused at build time if it holds active content
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
})

const GROUP = 24

const inGroups = (lots: readonly PlanLot[]): PlanLot[][] =>
  Array.from({ length: Math.ceil(lots.length / GROUP) }, (_, at) => lots.slice(at * GROUP, (at + 1) * GROUP))

type LotGroupProps = {
  lots: readonly PlanLot[]
  pattern: string
  chosen: string | null | undefined
  current: string | null | undefined
  isOff: ((code: string) => boolean) | undefined
  nameOf: ((code: string) => string) | undefined
}

/** Remembered: of 500 lots only those beside the old and the new choice are looked at when another one is chosen. */
const LotGroup = memo(function LotGroup({ lots, pattern, chosen, current, isOff, nameOf }: LotGroupProps) {
  return lots.map((lot) => (
    <LotShape
      key={lot.code}
      lot={lot}
      fill={lot.state === 'held' ? pattern : undefined}
      isChosen={lot.code === chosen}
      isOff={isOff?.(lot.code) ?? false}
      isCurrent={lot.code === current}
      name={nameOf?.(lot.code)}
    />
  ))
})

type LotShapeProps = {
  lot: PlanLot
  fill?: string
  isChosen: boolean
  isOff: boolean
  isCurrent: boolean
  name?: string
}

const LotShape = memo(function LotShape({ lot, fill, isChosen, isOff, isCurrent, name }: LotShapeProps) {
  const steered = name
    ? {
        role: 'button',
        tabIndex: isCurrent ? 0 : -1,
        'aria-label': name,
        'aria-pressed': isChosen,
        'data-code': lot.code,
      }
    : {}
  return (
    <g className={clsx(styles.lot, styles[lot.state], isChosen && styles.chosen, isOff && styles.off)} {...steered}>
      <polygon points={lot.points} fill={fill} />
      <text x={lot.at.x} y={lot.at.y} aria-hidden={name ? true : undefined}>
        {lot.code}
      </text>
    </g>
  )
})

import type { LotState } from '@app/domain/lot/lot.schema'
import clsx from 'clsx'
import { memo, type Ref, type SVGProps, useMemo } from 'react'
import { codeSize } from './code-size'
import styles from './lot-plan.module.css'

/** One lot of the plan. */
export type PlanLot = { code: string; state: LotState; points: string; at: { x: number; y: number } }
export type PlanGround = { viewBox: string; content: string; alt: string }

type LotPlanProps = {
  ground: PlanGround
  lots: readonly PlanLot[]
  /** Must be unique on the page: two plans need two ids. */
  patternId: string
  chosen?: string | null
  /** Lots that do not match the filter: they are faded but can still be selected. */
  isOff?: (code: string) => boolean
  /** Set if lots can be selected: the code with keyboard focus, and the accessible name of each. */
  steered?: { current: string; nameOf: (code: string) => string }
  svgRef?: Ref<SVGSVGElement>
} & Omit<SVGProps<SVGSVGElement>, 'ref'>

/** The site plan: the background, then each lot in the pattern of its state, so that it can be read without colour. */
export function LotPlan({ ground, lots, patternId, chosen, isOff, steered, svgRef, className, ...rest }: LotPlanProps) {
  const groups = useMemo(() => splitIntoGroups(lots), [lots])
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

/** Memoised: hundreds of shapes that never change. */
const Ground = memo(function Ground({ content }: { content: string }) {
  return (
    <g
      className={styles.ground}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media; the CMS removes active content at upload
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
})

const GROUP = 24

const splitIntoGroups = (lots: readonly PlanLot[]): PlanLot[][] =>
  Array.from({ length: Math.ceil(lots.length / GROUP) }, (_, at) => lots.slice(at * GROUP, (at + 1) * GROUP))

type LotGroupProps = {
  lots: readonly PlanLot[]
  pattern: string
  chosen: string | null | undefined
  current: string | null | undefined
  isOff: ((code: string) => boolean) | undefined
  nameOf: ((code: string) => string) | undefined
}

/** Memoised: of 500 lots, only the groups of the old and the new selection re-render. */
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

import { codeSize } from '@app/domain/lot/code-size'
import type { LotState } from '@app/domain/lot/lot.schema'
import clsx from 'clsx'
import { memo, type Ref, type SVGProps, useMemo } from 'react'
import styles from './lot-plan.module.css'
import { Ground, HeldPattern, type PlanGround } from './plan-ground'

export type PlanLot = { code: string; state: LotState; points: string; at: { x: number; y: number } }
type LotPlanProps = {
  ground: PlanGround
  lots: readonly PlanLot[]
  /** Must be unique on the page, because two plans may be visible at the same time. */
  patternId: string
  chosen?: string | null
  /** Returns whether a lot is faded because it does not match the filter. Faded lots remain selectable. */
  isOff?: (code: string) => boolean
  /**
   * Makes the lots selectable. `current` is the code of the lot that the Tab key focuses, and `nameOf` returns an
   * accessible name.
   */
  selection?: { current: string; nameOf: (code: string) => string }
  svgRef?: Ref<SVGSVGElement>
} & Omit<SVGProps<SVGSVGElement>, 'ref'>

/**
 * Renders the site plan. The lot states differ in more than colour, because some visitors cannot distinguish the
 * colours.
 */
export function LotPlan({
  ground,
  lots,
  patternId,
  chosen,
  isOff,
  selection,
  svgRef,
  className,
  ...svgProps
}: LotPlanProps) {
  const groups = useMemo(() => splitIntoGroups(lots), [lots])
  const size = useMemo(() => codeSize(lots.map(({ points }) => points)), [lots])
  return (
    <svg
      className={clsx(styles.plan, className)}
      viewBox={ground.viewBox}
      ref={svgRef}
      role={selection ? 'group' : 'img'}
      aria-label={ground.alt}
      {...svgProps}
    >
      <HeldPattern id={patternId} />
      <Ground ground={ground} />
      <g fontSize={size}>
        {groups.map((group) => {
          const codeInGroup = (code: string | null | undefined) =>
            group.some((lot) => lot.code === code) ? code : null
          return (
            <LotGroup
              key={group[0]?.code}
              lots={group}
              pattern={`url(#${patternId})`}
              chosen={codeInGroup(chosen)}
              current={codeInGroup(selection?.current)}
              offCodes={isOff ? codesOf(group.filter(({ code }) => isOff(code))) : ''}
              nameOf={selection?.nameOf}
            />
          )
        })}
      </g>
    </svg>
  )
}

const GROUP_SIZE = 24

/** Joins the codes to a string, which a memoised group can compare. */
const codesOf = (lots: readonly PlanLot[]) => lots.map(({ code }) => code).join(' ')

const splitIntoGroups = (lots: readonly PlanLot[]): PlanLot[][] =>
  Array.from({ length: Math.ceil(lots.length / GROUP_SIZE) }, (_, index) =>
    lots.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  )

type LotGroupProps = {
  lots: readonly PlanLot[]
  pattern: string
  chosen: string | null | undefined
  current: string | null | undefined
  /** The codes of the faded lots, separated by spaces. */
  offCodes: string
  nameOf: ((code: string) => string) | undefined
}

/**
 * Renders a group of lots. It is memoised because a plan may have 500 lots, and a selection changes at most a few
 * groups.
 */
const LotGroup = memo(function LotGroup({ lots, pattern, chosen, current, offCodes, nameOf }: LotGroupProps) {
  const off = new Set(offCodes.split(' '))
  return lots.map((lot) => (
    <LotShape
      key={lot.code}
      lot={lot}
      fill={lot.state === 'held' ? pattern : undefined}
      isChosen={lot.code === chosen}
      isOff={off.has(lot.code)}
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
  const buttonProps = name
    ? {
        role: 'button',
        tabIndex: isCurrent ? 0 : -1,
        'aria-label': name,
        'aria-pressed': isChosen,
        'data-code': lot.code,
      }
    : {}
  return (
    <g className={clsx(styles.lot, styles[lot.state], isChosen && styles.chosen, isOff && styles.off)} {...buttonProps}>
      <polygon points={lot.points} fill={fill} />
      <text x={lot.at.x} y={lot.at.y} aria-hidden={name ? true : undefined}>
        {lot.code}
      </text>
    </g>
  )
})

import type { LotState } from '@app/domain/lot/lot.schema'
import { unitOf } from '@app/domain/lot/lot-code'
import clsx from 'clsx'
import { type ComponentProps, Fragment, type Ref } from 'react'
import styles from './floor-grid.module.css'

/** One apartment of the floor grid. */
export type GridUnit = { code: string; block: string; state: LotState; areaM2: number; unitType: string | null }

export type GridLabels = { caption: string; floor: string; states: Record<LotState, string> }

type FloorGridProps = {
  units: readonly GridUnit[]
  labels: GridLabels
  chosen?: string | null
  /** Apartments that do not match the filter are faded but remain selectable. */
  isOff?: (code: string) => boolean
  /** Set if apartments can be selected: the code with keyboard focus, and the accessible name of each. */
  steered?: { current: string; nameOf: (code: string) => string }
  tableRef?: Ref<HTMLTableElement>
} & Omit<ComponentProps<'table'>, 'ref'>

/** A building seen from the street: top floor first, apartments above each other in the same column. */
export function FloorGrid({ units, labels, chosen, isOff, steered, tableRef, className, ...rest }: FloorGridProps) {
  const floors = [...Map.groupBy(units, ({ block }) => block)].toSorted(([one], [other]) => Number(other) - Number(one))
  const columns = [...new Set(units.map(unitOf))].toSorted()
  return (
    <table className={clsx(styles.grid, className)} ref={tableRef} {...rest}>
      <caption className="sr">{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.floor}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {floors.map(([floor, own]) => (
          <tr key={floor}>
            <th scope="row">{floor}</th>
            {columns.map((column) => {
              const unit = own.find((one) => unitOf(one) === column)
              return (
                <td key={column}>
                  {unit && <Unit {...{ unit, labels, steered }} {...stateOf(unit, chosen, isOff)} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const stateOf = ({ code }: GridUnit, chosen: FloorGridProps['chosen'], isOff: FloorGridProps['isOff']) => ({
  isChosen: code === chosen,
  isOff: isOff?.(code) ?? false,
})

type UnitProps = Pick<FloorGridProps, 'labels' | 'steered'> & { unit: GridUnit; isChosen: boolean; isOff: boolean }

function Unit({ unit: { code, state, areaM2, unitType }, labels, steered, isChosen, isOff }: UnitProps) {
  const look = clsx(styles.unit, styles[state], isChosen && styles.chosen, isOff && styles.off)
  // The button's accessible name already says all of this in full, with the code.
  const hiddenFromReaders = { 'aria-hidden': steered ? true : undefined }
  const inside = (
    <Fragment>
      <b {...hiddenFromReaders}>{unitType}</b>{' '}
      <span {...hiddenFromReaders}>
        {areaM2}
        <i> m²</i>
      </span>{' '}
      <small {...hiddenFromReaders}>{labels.states[state]}</small>
    </Fragment>
  )
  if (!steered) return <span className={look}>{inside}</span>
  return (
    <button
      type="button"
      className={look}
      tabIndex={code === steered.current ? 0 : -1}
      aria-pressed={isChosen}
      data-code={code}
    >
      <span className="sr">{steered.nameOf(code)}</span>
      {inside}
    </button>
  )
}

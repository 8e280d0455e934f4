import type { LotState } from '@app/domain/lot/lot.schema'
import { unitOf } from '@app/domain/lot/lot-code'
import clsx from 'clsx'
import { type ComponentProps, Fragment, type Ref } from 'react'
import styles from './floor-grid.module.css'

export type GridUnit = { code: string; block: string; state: LotState; areaM2: number; unitType: string | null }

export type GridLabels = { caption: string; floor: string; states: Record<LotState, string> }

type FloorGridProps = {
  units: readonly GridUnit[]
  labels: GridLabels
  chosen?: string | null
  /** Returns whether an apartment is faded because it does not match the filter. Faded apartments remain selectable. */
  isOff?: (code: string) => boolean
  /**
   * Makes the apartments selectable. `current` is the code of the apartment that the Tab key focuses, and `nameOf`
   * returns an accessible name.
   */
  steered?: { current: string; nameOf: (code: string) => string }
  tableRef?: Ref<HTMLTableElement>
} & Omit<ComponentProps<'table'>, 'ref'>

/**
 * Renders the floors of a building with the top floor first. Apartments with the same number are in the same column.
 */
export function FloorGrid({
  units,
  labels,
  chosen,
  isOff,
  steered,
  tableRef,
  className,
  ...tableProps
}: FloorGridProps) {
  const floors = [...Map.groupBy(units, ({ block }) => block)].toSorted(([a], [b]) => Number(b) - Number(a))
  const columns = [...new Set(units.map(unitOf))].toSorted()
  return (
    <table className={clsx(styles.grid, className)} ref={tableRef} {...tableProps}>
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
        {floors.map(([floor, floorUnits]) => (
          <tr key={floor}>
            <th scope="row">{floor}</th>
            {columns.map((column) => {
              const unit = floorUnits.find((candidate) => unitOf(candidate) === column)
              return (
                <td key={column}>
                  {unit && <Unit {...{ unit, labels, steered }} {...selectionOf(unit, chosen, isOff)} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const selectionOf = ({ code }: GridUnit, chosen: FloorGridProps['chosen'], isOff: FloorGridProps['isOff']) => ({
  isChosen: code === chosen,
  isOff: isOff?.(code) ?? false,
})

type UnitProps = Pick<FloorGridProps, 'labels' | 'steered'> & { unit: GridUnit; isChosen: boolean; isOff: boolean }

function Unit({ unit: { code, state, areaM2, unitType }, labels, steered, isChosen, isOff }: UnitProps) {
  const className = clsx(styles.unit, styles[state], isChosen && styles.chosen, isOff && styles.off)
  // The accessible name of the button already contains these texts.
  const hiddenProps = { 'aria-hidden': steered ? true : undefined }
  const content = (
    <Fragment>
      <b {...hiddenProps}>{unitType}</b>{' '}
      <span {...hiddenProps}>
        {areaM2}
        <i> m²</i>
      </span>{' '}
      <small {...hiddenProps}>{labels.states[state]}</small>
    </Fragment>
  )
  if (!steered) return <span className={className}>{content}</span>
  return (
    <button
      type="button"
      className={className}
      tabIndex={code === steered.current ? 0 : -1}
      aria-pressed={isChosen}
      data-code={code}
    >
      <span className="sr">{steered.nameOf(code)}</span>
      {content}
    </button>
  )
}

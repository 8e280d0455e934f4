import type { LotState } from '@app/domain/lot/lot.schema'
import { unitOf } from '@app/domain/lot/lot-code'
import clsx from 'clsx'
import type { ComponentProps, Ref } from 'react'
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
  selection?: { current: string; nameOf: (code: string) => string }
  /**
   * Renders shorter cells with fewer elements. Do not use it for a grid that becomes selectable on hydration, because
   * the cells would grow.
   */
  isCompact?: boolean
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
  selection,
  isCompact = false,
  tableRef,
  className,
  ...tableProps
}: FloorGridProps) {
  const floors = [...Map.groupBy(units, ({ block }) => block)].toSorted(([a], [b]) => Number(b) - Number(a))
  const columns = [...new Set(units.map(unitOf))].toSorted()
  return (
    <table className={clsx(styles.grid, isCompact && styles.compact, className)} ref={tableRef} {...tableProps}>
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
              if (!unit) return <td key={column} />
              const className = classOf(unit, chosen, isOff)
              if (isCompact) return <CompactCell key={column} {...{ unit, labels, className }} />
              return (
                <td key={column} className={selection ? undefined : className}>
                  {selection ? (
                    <UnitButton {...{ unit, labels, selection, className }} isChosen={unit.code === chosen} />
                  ) : (
                    <UnitTexts {...{ unit, labels }} />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const classOf = ({ code, state }: GridUnit, chosen: FloorGridProps['chosen'], isOff: FloorGridProps['isOff']) =>
  clsx(styles.unit, styles[state], code === chosen && styles.chosen, isOff?.(code) && styles.off)

type CompactCellProps = { unit: GridUnit; labels: GridLabels; className: string }

/** Renders an apartment as one cell with an accessible name, which saves four elements per apartment. */
function CompactCell({ unit: { state, areaM2, unitType }, labels, className }: CompactCellProps) {
  const name = [unitType, `${areaM2}\u00a0m²`, labels.states[state]].filter(Boolean).join(', ')
  return (
    <td className={clsx(styles.area, className)} aria-label={name}>
      {[unitType, areaM2].filter(Boolean).join('\n')}
    </td>
  )
}

type UnitTextsProps = { unit: GridUnit; labels: GridLabels; isHidden?: boolean }

function UnitTexts({ unit: { state, areaM2, unitType }, labels, isHidden }: UnitTextsProps) {
  const hiddenProps = { 'aria-hidden': isHidden }
  return (
    <>
      <b {...hiddenProps}>{unitType}</b>{' '}
      <span className={styles.area} {...hiddenProps}>
        {areaM2}
      </span>{' '}
      <small {...hiddenProps}>{labels.states[state]}</small>
    </>
  )
}

type UnitButtonProps = {
  unit: GridUnit
  labels: GridLabels
  selection: NonNullable<FloorGridProps['selection']>
  isChosen: boolean
  className: string
}

function UnitButton({ unit, labels, selection, isChosen, className }: UnitButtonProps) {
  return (
    <button
      type="button"
      className={className}
      tabIndex={unit.code === selection.current ? 0 : -1}
      aria-pressed={isChosen}
      data-code={unit.code}
    >
      <span className="sr">{selection.nameOf(unit.code)}</span>
      {/* The accessible name of the button already contains these texts. */}
      <UnitTexts unit={unit} labels={labels} isHidden />
    </button>
  )
}

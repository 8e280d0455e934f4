import type { LotState } from '@sillar/domain/lot/lot.schema'
import { unitOf } from '@sillar/domain/lot/lot-code'
import clsx from 'clsx'
import { type ComponentProps, Fragment, type Ref } from 'react'
import styles from './floor-grid.module.css'

/** One apartment as the table of floors shows it. */
export type GridUnit = { code: string; block: string; state: LotState; areaM2: number; unitType: string | null }

export type GridWords = { caption: string; floor: string; states: Record<LotState, string> }

type FloorGridProps = {
  units: readonly GridUnit[]
  words: GridWords
  chosen?: string | null
  /** Those that do not fulfil the visitor's wish fade and stay. */
  isOff?: (code: string) => boolean
  /** Given where apartments can be chosen: the one the keyboard is at, and what each is called. */
  steered?: { current: string; nameOf: (code: string) => string }
  tableRef?: Ref<HTMLTableElement>
} & Omit<ComponentProps<'table'>, 'ref'>

/** A building as one sees it from the street: floors from the top down, what lies above one another in one column. */
export function FloorGrid({ units, words, chosen, isOff, steered, tableRef, className, ...rest }: FloorGridProps) {
  const floors = [...Map.groupBy(units, ({ block }) => block)].toSorted(([one], [other]) => Number(other) - Number(one))
  const columns = [...new Set(units.map(unitOf))].toSorted()
  return (
    <table className={clsx(styles.grid, className)} ref={tableRef} {...rest}>
      <caption className="sr">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.floor}</th>
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
                <td key={column}>{unit && <Unit {...{ unit, words, steered }} {...seen(unit, chosen, isOff)} />}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const seen = ({ code }: GridUnit, chosen: FloorGridProps['chosen'], isOff: FloorGridProps['isOff']) => ({
  isChosen: code === chosen,
  isOff: isOff?.(code) ?? false,
})

type UnitProps = Pick<FloorGridProps, 'words' | 'steered'> & { unit: GridUnit; isChosen: boolean; isOff: boolean }

function Unit({ unit: { code, state, areaM2, unitType }, words, steered, isChosen, isOff }: UnitProps) {
  const look = clsx(styles.unit, styles[state], isChosen && styles.chosen, isOff && styles.off)
  // The name of a button says all of this in whole words, and the code besides.
  const quiet = { 'aria-hidden': steered ? true : undefined }
  const inside = (
    <Fragment>
      <b {...quiet}>{unitType}</b>{' '}
      <span {...quiet}>
        {areaM2}
        <i> m²</i>
      </span>{' '}
      <small {...quiet}>{words.states[state]}</small>
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

import { isFiltering, type LotFilter, noLotFilter } from '@sillar/domain/lot/lot-filter'
import { lotInstalment } from '@sillar/domain/lot/lot-money'
import { centsOf, shortPen, shortUsd, toSoles } from '@sillar/domain/money/money'
import { memo, useId } from 'react'
import { TextButton } from '@/components/button/button'
import styles from './lot-filters.module.css'
import type { OfferedLot, Terms } from './lot-offer'
import type { LotTranslate } from './texts'

type LotFiltersProps = {
  t: LotTranslate
  filter: LotFilter
  onFilter: (filter: LotFilter) => void
  lots: readonly OfferedLot[]
  terms: Terms
  /** Free lots that fulfil the wish. */
  found: number
}

/** The wishes as a course; the instalment, which people ask for first, is its long block. Another lot changes nothing in it. */
export const LotFilters = memo(function LotFilters({ t, filter, onFilter, lots, terms, found }: LotFiltersProps) {
  const forSale = lots.filter(({ state }) => state !== 'sold')
  const monthly = range(forSale.map((lot) => Math.ceil(lotInstalment(lot.listPriceCents, terms.months) / 100)))
  const price = range(forSale.map(({ listPriceCents }) => Math.ceil(listPriceCents / 100)))
  const area = range(lots.map(({ areaM2 }) => Math.floor(areaM2)))
  const blocks = [...new Set(lots.map(({ block }) => block))]
  // Whole units of both: a limit, not a sum to be paid.
  const both = (dollars: number) => {
    const soles = toSoles(centsOf(dollars), terms.solesPerDollar)
    return [shortUsd(centsOf(dollars)), shortPen(centsOf(Math.ceil(soles / 100)))]
  }
  return (
    <div className={styles.filters}>
      <Slider
        label={t('lots.mostMonthly')}
        isLong
        range={monthly}
        value={filter.mostMonthly}
        rest={monthly.most}
        say={both}
        onChange={(mostMonthly) => onFilter({ ...filter, mostMonthly })}
      />
      <Slider
        label={t('lots.leastArea')}
        range={area}
        value={filter.leastArea}
        rest={area.least}
        say={(metres) => [`${metres}\u00a0m²`]}
        onChange={(leastArea) => onFilter({ ...filter, leastArea })}
      />
      <Slider
        label={t('lots.mostPrice')}
        range={price}
        value={filter.mostPrice}
        rest={price.most}
        say={both}
        onChange={(mostPrice) => onFilter({ ...filter, mostPrice })}
      />
      <div className={styles.block}>
        <BlockChoice t={t} blocks={blocks} chosen={filter.block} onChoose={(block) => onFilter({ ...filter, block })} />
        <p className={styles.found}>
          <b>{found}</b> {t('lots.found', { total: lots.length })}
        </p>
        {isFiltering(filter) && <TextButton onClick={() => onFilter(noLotFilter)}>{t('lots.clear')}</TextButton>}
      </div>
    </div>
  )
})

type Range = { least: number; most: number }
const range = (values: number[]): Range => ({ least: Math.min(...values), most: Math.max(...values) })

type SliderProps = {
  label: string
  range: Range
  value: number | null
  /** Where it asks for nothing. */
  rest: number
  isLong?: boolean
  /** One figure, or the same in both currencies. */
  say: (value: number) => string[]
  onChange: (value: number | null) => void
}

function Slider({ label, range: { least, most }, value, rest, isLong, say, onChange }: SliderProps) {
  const id = useId()
  const shown = Math.min(Math.max(value ?? rest, least), most)
  return (
    <div className={isLong ? styles.long : styles.block}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>
        {say(shown).map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={shown}
        aria-valuetext={say(shown).join(', ')}
        onChange={({ target }) => onChange(Number(target.value) === rest ? null : Number(target.value))}
      />
    </div>
  )
}

type BlockChoiceProps = {
  t: LotTranslate
  blocks: string[]
  chosen: string | null
  onChoose: (block: string | null) => void
}

function BlockChoice({ t, blocks, chosen, onChoose }: BlockChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('lots.block')}</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{t('lots.allBlocks')}</option>
        {blocks.map((block) => (
          <option key={block} value={block}>
            {block}
          </option>
        ))}
      </select>
    </div>
  )
}

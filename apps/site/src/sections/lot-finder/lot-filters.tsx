import { formatArea } from '@app/domain/area/format-area'
import type { Locale } from '@app/domain/language/locale'
import { isFiltering, type LotFilter, noLotFilter } from '@app/domain/lot/lot-filter'
import { lotInstalment } from '@app/domain/lot/lot-money'
import { centsOf, shortPen, shortUsd, toSoles } from '@app/domain/money/money'
import { memo, useId, useMemo } from 'react'
import { TextButton } from '@/components/button/button'
import { Range } from '@/components/range/range'
import styles from './lot-filters.module.css'
import type { OfferedLot, Terms } from './lot-offer'
import type { LotTranslate } from './texts'

type LotFiltersProps = {
  t: LotTranslate
  locale: Locale
  filter: LotFilter
  onFilter: (filter: LotFilter) => void
  lots: readonly OfferedLot[]
  terms: Terms
  /** Number of free lots that match the filter. */
  matchCount: number
}

/**
 * Renders the filter bar; the most used filter, the instalment, is the wide block. Memoised, because selecting a lot
 * does not change the filters.
 */
export const LotFilters = memo(function LotFilters({
  t,
  locale,
  filter,
  onFilter,
  lots,
  terms,
  matchCount,
}: LotFiltersProps) {
  const { monthlyLimits, priceLimits, areaLimits, blocks } = useMemo(() => limitsOfLots(lots, terms), [lots, terms])
  // Limits need no cents, because they are not amounts to pay.
  const formatBothCurrencies = (dollars: number) => {
    const soles = toSoles(centsOf(dollars), terms.solesPerDollar)
    return [shortUsd(centsOf(dollars)), shortPen(centsOf(Math.ceil(soles / 100)))]
  }
  return (
    <div className={styles.filters}>
      <FilterRange
        label={t('lots.mostMonthly')}
        isLong
        limits={monthlyLimits}
        value={filter.mostMonthly}
        neutral={monthlyLimits.max}
        format={formatBothCurrencies}
        onChange={(mostMonthly) => onFilter({ ...filter, mostMonthly })}
      />
      <FilterRange
        label={t('lots.leastArea')}
        limits={areaLimits}
        value={filter.leastArea}
        neutral={areaLimits.min}
        format={(metres) => [formatArea(metres, locale)]}
        onChange={(leastArea) => onFilter({ ...filter, leastArea })}
      />
      <FilterRange
        label={t('lots.mostPrice')}
        limits={priceLimits}
        value={filter.mostPrice}
        neutral={priceLimits.max}
        format={formatBothCurrencies}
        onChange={(mostPrice) => onFilter({ ...filter, mostPrice })}
      />
      <div className={styles.block}>
        <BlockChoice t={t} blocks={blocks} chosen={filter.block} onChoose={(block) => onFilter({ ...filter, block })} />
        <p className={styles.found}>
          <b>{matchCount}</b> {t('lots.found', { total: lots.length })}
        </p>
        {filter.down !== null && (
          <p className={styles.found}>
            {t('lots.ownDown', { amount: formatBothCurrencies(filter.down).join(' · ') })}{' '}
            <TextButton onClick={() => onFilter({ ...filter, down: null })}>{t('lots.usualDown')}</TextButton>
          </p>
        )}
        {isFiltering(filter) && <TextButton onClick={() => onFilter(noLotFilter)}>{t('lots.clear')}</TextButton>}
      </div>
    </div>
  )
})

type Limits = { min: number; max: number }

function limitsOfLots(lots: readonly OfferedLot[], { months, down }: Terms) {
  const lotsForSale = lots.filter(({ state }) => state !== 'sold')
  return {
    monthlyLimits: limitsOf(
      lotsForSale.map(({ listPriceCents }) => Math.ceil(lotInstalment(listPriceCents, months, down) / 100)),
    ),
    priceLimits: limitsOf(lotsForSale.map(({ listPriceCents }) => Math.ceil(listPriceCents / 100))),
    areaLimits: limitsOf(lots.map(({ areaM2 }) => Math.floor(areaM2))),
    blocks: [...new Set(lots.map(({ block }) => block))],
  }
}

const limitsOf = (values: number[]): Limits => ({ min: Math.min(...values), max: Math.max(...values) })

type FilterRangeProps = {
  label: string
  limits: Limits
  value: number | null
  /** The value at which the filter is off. */
  neutral: number
  isLong?: boolean
  /** Returns one figure, or an amount in both currencies. */
  format: (value: number) => string[]
  onChange: (value: number | null) => void
}

function FilterRange({ label, limits: { min, max }, value, neutral, isLong, format, onChange }: FilterRangeProps) {
  const id = useId()
  const visibleValue = Math.min(Math.max(value ?? neutral, min), max)
  return (
    <div className={isLong ? styles.long : styles.block}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>
        {format(visibleValue).map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
      <Range
        id={id}
        min={min}
        max={max}
        value={visibleValue}
        aria-valuetext={format(visibleValue).join(', ')}
        onChange={({ target }) => onChange(Number(target.value) === neutral ? null : Number(target.value))}
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

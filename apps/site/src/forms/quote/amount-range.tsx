import { type Cents, cents, formatPen, formatUsd, plainAmount, readCents, toSoles } from '@app/domain/money/money'
import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { TextButton } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { Range } from '@/components/range/range'
import styles from './amount-range.module.css'

type AmountRangeProps = {
  label: string
  /** The text that the visitor typed, or an empty string for the default amount. */
  typedText: string
  /** The amount used in the calculation. */
  value: Cents
  range: { min: Cents; max: Cents }
  /** Labels of the lowest and the highest amount. */
  limits: { min: string; max: string | null }
  problem: { text: string; limit: Cents | undefined } | undefined
  solesPerDollar: number
  /** False hides the range input. The price has none, because its range is too wide for a precise choice. */
  hasRange?: boolean
  /** If set, the amount is also shown as a percentage of this total. */
  total?: Cents
  messages: { percent(percent: string): string; takeLimit(amount: string): string }
  onChange(typedText: string): void
}

/** The step of the range input and of its arrow keys, in cents. The text field accepts any amount. */
const STEP = 75_00
const stepsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** Renders a text field and a range input for one amount. If the amount is out of range, the error offers the limit. */
export function AmountRange(props: AmountRangeProps) {
  const {
    label,
    typedText,
    value,
    range,
    limits,
    problem,
    solesPerDollar,
    hasRange = true,
    total,
    messages,
    onChange,
  } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const clampToRange = (amount: number) => cents(Math.min(range.max, Math.max(range.min, amount)))
  const shownAmount = clampToRange(readCents(typedText) ?? value)

  function onKeyDown(event: KeyboardEvent) {
    const stepCount = stepsByKey[event.key]
    const endAmount = { Home: range.min, End: range.max }[event.key]
    if (stepCount === undefined && endAmount === undefined) return
    event.preventDefault()
    onChange(plainAmount(endAmount ?? clampToRange(shownAmount + (stepCount ?? 0) * STEP)))
  }

  const percent = total ? messages.percent(((shownAmount / total) * 100).toFixed(1)) : ''
  const limit = problem?.limit
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <div className={styles.number}>
          <span aria-hidden="true">US$</span>
          <input
            className={styles.control}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={
              draft ??
              (typedText === '' || readCents(typedText) !== undefined
                ? formatWithoutCurrency(readCents(typedText) ?? value)
                : typedText)
            }
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem ${id}-limits` : `${id}-limits`}
            onFocus={(event) => setDraft(event.target.value)}
            onChange={(event) => {
              setDraft(event.target.value)
              onChange(event.target.value.trim())
            }}
            onBlur={() => setDraft(null)}
          />
        </div>
      </div>
      {hasRange && (
        <Range
          className={styles.range}
          isFilled
          aria-label={label}
          aria-valuetext={[formatUsd(shownAmount), formatPen(toSoles(shownAmount, solesPerDollar)), percent]
            .filter(Boolean)
            .join(', ')}
          min={range.min}
          max={range.max}
          step="any"
          value={shownAmount}
          onChange={(event) =>
            onChange(plainAmount(clampToRange(Math.round(Number(event.target.value) / STEP) * STEP)))
          }
          onKeyDown={onKeyDown}
        />
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon icon={TriangleAlert} />
          <span>
            {problem.text}{' '}
            {limit !== undefined && (
              <TextButton onClick={() => onChange(plainAmount(limit))}>
                {messages.takeLimit(formatUsd(limit))}
              </TextButton>
            )}
          </span>
        </p>
      )}
      <div className={styles.limits} id={`${id}-limits`}>
        <Limit text={limits.min} amount={range.min} solesPerDollar={solesPerDollar} />
        {limits.max && <Limit text={limits.max} amount={range.max} solesPerDollar={solesPerDollar} />}
      </div>
    </div>
  )
}

const formatWithoutCurrency = (amount: Cents): string => formatUsd(amount).slice('US$ '.length)

function Limit({ text, amount, solesPerDollar }: { text: string; amount: Cents; solesPerDollar: number }) {
  return (
    <span>
      {text} <MoneyPair money={{ usd: amount, pen: toSoles(amount, solesPerDollar) }} />
    </span>
  )
}

import { type Cents, cents, formatPen, formatUsd, plainAmount, readCents, toSoles } from '@sillar/domain/money/money'
import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { TextButton } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { MoneyPair } from '@/components/money-pair/money-pair'
import styles from './amount-slider.module.css'

type AmountSliderProps = {
  label: string
  /** As it was typed; empty while it is the usual amount. */
  typed: string
  /** What is reckoned with. */
  value: Cents
  range: { min: Cents; max: Cents }
  /** Words before the lowest and the highest amount. */
  limits: { min: string; max: string | null }
  problem: { text: string; limit: Cents | undefined } | undefined
  solesPerDollar: number
  /** A price is typed: between the cheapest lot and the dearest a slider would only guess. */
  hasSlider?: boolean
  /** Said as a part of this amount. */
  of?: Cents
  words: { percent(percent: string): string; takeLimit(amount: string): string }
  onChange(typed: string): void
}

/** What an arrow key adds to the down payment. The field beside the slider takes any cent. */
const STEP = 75_00
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** Slider and number are one value. The number takes any cent; what is out of range says so and offers the limit. */
export function AmountSlider(props: AmountSliderProps) {
  const { label, typed, value, range, limits, problem, solesPerDollar, hasSlider = true, of, words, onChange } = props
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const within = (amount: number) => cents(Math.min(range.max, Math.max(range.min, amount)))
  const shown = within(readCents(typed) ?? value)
  const share = range.max === range.min ? 0 : (shown - range.min) / (range.max - range.min)
  // Set by script: a style in the page itself would be refused by the page's own rules.
  useEffect(() => slider.current?.style.setProperty('--share', `${share * 100}%`), [share])

  function onKeyDown(event: KeyboardEvent) {
    const count = steps[event.key]
    const end = { Home: range.min, End: range.max }[event.key]
    if (count === undefined && end === undefined) return
    event.preventDefault()
    onChange(plainAmount(end ?? within(shown + (count ?? 0) * STEP)))
  }

  const percent = of ? words.percent(((shown / of) * 100).toFixed(1)) : ''
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
            value={draft ?? (typed === '' || readCents(typed) !== undefined ? bare(readCents(typed) ?? value) : typed)}
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
      {hasSlider && (
        <input
          className={styles.slider}
          ref={slider}
          type="range"
          aria-label={label}
          aria-valuetext={[formatUsd(shown), formatPen(toSoles(shown, solesPerDollar)), percent]
            .filter(Boolean)
            .join(', ')}
          min={range.min}
          max={range.max}
          step="any"
          value={shown}
          onChange={(event) => onChange(plainAmount(within(Math.round(Number(event.target.value) / STEP) * STEP)))}
          onKeyDown={onKeyDown}
        />
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon icon={TriangleAlert} />
          <span>
            {problem.text}{' '}
            {limit !== undefined && (
              <TextButton onClick={() => onChange(plainAmount(limit))}>{words.takeLimit(formatUsd(limit))}</TextButton>
            )}
          </span>
        </p>
      )}
      <div className={styles.limits} id={`${id}-limits`}>
        <Limit words={limits.min} amount={range.min} solesPerDollar={solesPerDollar} />
        {limits.max && <Limit words={limits.max} amount={range.max} solesPerDollar={solesPerDollar} />}
      </div>
    </div>
  )
}

const bare = (amount: Cents): string => formatUsd(amount).slice('US$ '.length)

function Limit({ words, amount, solesPerDollar }: { words: string; amount: Cents; solesPerDollar: number }) {
  return (
    <span>
      {words} <MoneyPair money={{ usd: amount, pen: toSoles(amount, solesPerDollar) }} />
    </span>
  )
}

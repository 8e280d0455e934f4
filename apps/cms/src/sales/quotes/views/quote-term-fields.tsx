'use client'

import { formatDay } from '@app/domain/calendar/format-date'
import type { LimaDate } from '@app/domain/calendar/lima-date'
import { formatUsd, noBreakSpace, plainAmount, shortUsd } from '@app/domain/money/money'
import { dayIn, END_OF_MONTH, paymentDays, startMonths } from '@app/domain/quote/payment-dates'
import { downPaymentRange, termsUpTo } from '@app/domain/quote/quote-offer'
import type { ParsedTerms, QuoteProblem } from '@app/domain/quote/quote-terms'
import { useId } from 'react'
import { describedBy, Field, TextField } from '../../../panel/forms/field'
import { newQuoteMessages } from '../new-quote-messages'
import type { QuoteChoices } from '../quote-choices'
import type { OfferedProject } from '../read-offers'
import styles from './new-quote.module.css'

type Props = {
  projects: OfferedProject[]
  project: OfferedProject | undefined
  choices: QuoteChoices
  parsed: ParsedTerms | undefined
  isLotGone: boolean
  /** Shows the problem of a missing project. */
  isChecked: boolean
  today: LimaDate
  language: 'es' | 'en'
  onChange: (change: Partial<QuoteChoices>) => void
}

export function QuoteTermFields(props: Props) {
  const { projects, project, choices, parsed, isLotGone, isChecked, today, language, onChange } = props
  const messages = newQuoteMessages[language]
  const id = useId()
  const projectProblem = isChecked && !project ? messages.noProject : undefined
  const lotProblem = isLotGone ? messages.lotGone(choices.lot) : undefined
  const problemOf = (field: QuoteProblem['field']) => {
    const problem = parsed?.problems.find((candidate) => candidate.field === field)
    if (!problem) return undefined
    const limit = problem.field === 'months' ? String(problem.limit) : problem.limit && formatUsd(problem.limit)
    return messages.terms[problem.key](limit ?? '')
  }
  return (
    <>
      <Field id={`${id}-project`} label={messages.project} problem={projectProblem}>
        <select
          id={`${id}-project`}
          value={choices.project}
          aria-invalid={projectProblem ? true : undefined}
          aria-describedby={describedBy({ id: `${id}-project`, problem: projectProblem })}
          onChange={({ target }) => onChange({ project: target.value, lot: '', price: '', down: '', months: '' })}
        >
          {!project && <option value="">{messages.noProject}</option>}
          {projects.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {project && parsed && (
        <>
          <Field id={`${id}-lot`} label={messages.lot} problem={lotProblem}>
            <select
              id={`${id}-lot`}
              value={isLotGone ? '' : choices.lot.toUpperCase()}
              aria-invalid={lotProblem ? true : undefined}
              aria-describedby={describedBy({ id: `${id}-lot`, problem: lotProblem })}
              onChange={({ target }) => onChange({ lot: target.value, price: '', down: '' })}
            >
              <option value="">{messages.noLot(shortUsd(project.priceFrom))}</option>
              {project.lots.map(({ code, areaM2, price, isHeld }) => (
                <option key={code} value={code}>
                  {messages.lotChoice(code, `${areaM2}${noBreakSpace}m²`, shortUsd(price), isHeld)}
                </option>
              ))}
            </select>
          </Field>
          {choices.lot === '' && (
            <AmountField
              id={`${id}-price`}
              label={messages.price}
              hint={messages.priceHint(shortUsd(project.priceFrom))}
              value={choices.price}
              usual={plainAmount(project.priceFrom)}
              problem={problemOf('price')}
              onChange={(price) => onChange({ price })}
            />
          )}
          <AmountField
            id={`${id}-down`}
            label={messages.down}
            hint={downHint(parsed, messages.downHint)}
            value={choices.down}
            usual={plainAmount(parsed.terms.down)}
            problem={problemOf('down')}
            onChange={(down) => onChange({ down })}
          />
          <fieldset className={`${styles.whole} ${styles.months}`}>
            <legend>{messages.months}</legend>
            <div>
              {termsUpTo(project.months).map((months) => (
                <label key={months}>
                  <input
                    type="radio"
                    name={`${id}-months`}
                    value={months}
                    checked={parsed.terms.months === months}
                    onChange={() => onChange({ months: String(months) })}
                  />
                  {months}
                </label>
              ))}
            </div>
          </fieldset>
          <Field id={`${id}-start`} label={messages.first} problem={problemOf('start')}>
            <select
              id={`${id}-start`}
              value={parsed.terms.start}
              onChange={({ target }) => onChange({ start: target.value })}
            >
              {startMonths(today).map((month) => (
                <option key={month} value={month}>
                  {formatDay(dayIn(month, parsed.terms.day), language)}
                </option>
              ))}
            </select>
          </Field>
          <Field id={`${id}-day`} label={messages.day}>
            <select
              id={`${id}-day`}
              value={parsed.terms.day}
              onChange={({ target }) => onChange({ day: target.value })}
            >
              {paymentDays.map((day) => (
                <option key={day} value={day}>
                  {day === END_OF_MONTH ? messages.everyEnd : messages.everyDay(day)}
                </option>
              ))}
            </select>
          </Field>
        </>
      )}
    </>
  )
}

function downHint({ terms }: ParsedTerms, format: (min: string, max: string) => string): string {
  const { min, max } = downPaymentRange(terms.price)
  return format(shortUsd(min), shortUsd(max))
}

type AmountFieldProps = {
  id: string
  label: string
  hint: string
  value: string
  /** The amount that is used while the field is empty. */
  usual: string
  problem: string | undefined
  onChange: (value: string) => void
}

function AmountField({ id, label, hint, value, usual, problem, onChange }: AmountFieldProps) {
  return (
    <div className={styles.amount}>
      <TextField
        id={id}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        placeholder={usual}
        value={value}
        problem={problem}
        onChange={({ target }) => onChange(target.value)}
      />
      {!problem && <small>{hint}</small>}
    </div>
  )
}

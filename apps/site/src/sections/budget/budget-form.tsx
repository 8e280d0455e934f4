import { ArrowDown } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/button/button'
import { type BudgetTexts, budgetResult, budgetRoot, fitAttributes } from './budget-form.dom'
import styles from './budget-form.module.css'

export type BudgetFormProps = {
  /** The overview, which shows the result without JavaScript. */
  action: string
  names: { monthly: string; down: string }
  question: string
  button: string
  /** The word between the number of lots and the number of projects. */
  joint: string
  down: { summary: string; label: string; hint: string }
  /** Texts for the script. */
  texts: BudgetTexts
  options: {
    amount: number
    usd: string
    pen: string
    label: string
    lots: string
    projects: string
    fittingProjects: { slug: string; name: string; href: string; count: number; months: string }[]
    more: string | null
    note: string
    isSelected: boolean
    blocks: number
    resultHref: string
  }[]
}

/** Height of a block of a column in pixels, with the gap above it. */
const BLOCK_HEIGHT = 8

/**
 * Renders a chart of free lots by instalment, whose columns are radio buttons. CSS shows the result of the selected
 * column, so the form works without JavaScript; its button then leads to the same result on the overview.
 */
export function BudgetForm({ action, names, question, button, joint, down, texts, options }: BudgetFormProps) {
  const downId = useId()
  return (
    <form className={styles.form} action={action} {...budgetRoot(texts)}>
      {/* Enter in a field clicks the first button. Without this hidden button, Enter would show the first result. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      <fieldset className={styles.scale}>
        <legend>{question}</legend>
        <div className={styles.amounts} aria-hidden="true">
          {options.map(({ amount, usd, pen }) => (
            <p key={amount} className={styles.amount}>
              <span>{usd}</span>
              <span>{pen}</span>
            </p>
          ))}
        </div>
        <div className={styles.options}>
          {options.map(({ amount, label, usd, blocks, isSelected }) => (
            <label key={amount} className={styles.option}>
              <input type="radio" name={names.monthly} value={amount} defaultChecked={isSelected} />
              <span className="sr">{label}</span>
              <svg className={styles.column} height={blocks * BLOCK_HEIGHT} aria-hidden="true" />
              <i className={styles.thumb} aria-hidden="true" />
              <span className={styles.tick} aria-hidden="true">
                {usd.replace(/^\D+/, '')}
              </span>
            </label>
          ))}
        </div>
        <div className={styles.results}>
          {options.map((option) => (
            <div key={option.amount} className={styles.result} {...budgetResult}>
              <p className={styles.found}>
                <b>{option.lots}</b> {joint} <b>{option.projects}</b>
              </p>
              <ul className={styles.fits}>
                {option.fittingProjects.map((fit) => (
                  <li key={fit.slug} hidden={fit.count === 0}>
                    <a href={fit.href} {...fitAttributes(fit.slug)}>
                      {fit.name} <b>{fit.count}</b> <span>{fit.months}</span>
                    </a>
                  </li>
                ))}
                {option.more && (
                  <li>
                    <a href={option.resultHref}>{option.more}</a>
                  </li>
                )}
              </ul>
              <p className={styles.note}>{option.note}</p>
              <Button className={styles.button} type="submit" formAction={option.resultHref} icon={ArrowDown}>
                {button}
              </Button>
            </div>
          ))}
        </div>
      </fieldset>
      <details className={styles.down}>
        <summary>{down.summary}</summary>
        <div>
          <label htmlFor={downId}>{down.label}</label>
          <input
            id={downId}
            name={names.down}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            aria-describedby={`${downId}-hint`}
          />
          <p id={`${downId}-hint`} aria-live="polite">
            {down.hint}
          </p>
        </div>
      </details>
    </form>
  )
}

import { Fragment } from 'react'
import { Icon } from '../fields/icons'

type StepperProps = { steps: readonly string[]; current: number; label: string }

/** Circles joined by a tide line; a step that is done is navy with a check, the active one lime. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li className="stepper__tide" aria-hidden="true">
              <svg
                viewBox="0 0 240 12"
                preserveAspectRatio="none"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path
                  vectorEffect="non-scaling-stroke"
                  d="M0 6c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0 20-5 30 0 20 5 30 0 20-5 30 0 20 5 30 0"
                />
              </svg>
            </li>
          )}
          <li className={index < current ? 'done' : undefined} aria-current={index === current ? 'step' : undefined}>
            <i>{index < current ? <Icon name="check" /> : index + 1}</i>
            <span>{step}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './stepper.module.css'

type StepperProps = { steps: readonly string[]; current: number; label: string }

/** Renders the steps as numbered circles with a wave between them. Completed steps show a check mark. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li className={styles.wave} aria-hidden="true">
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
          <li
            className={clsx(styles.step, index < current && styles.done)}
            aria-current={index === current ? 'step' : undefined}
          >
            <i>{index < current ? <Icon icon={Check} /> : index + 1}</i>
            <span>{step}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

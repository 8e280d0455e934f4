import clsx from 'clsx'
import styles from './banner.module.css'
import { Notice } from './notice'
import type { BannerState } from './use-banner'

type BannerProps = { state: BannerState; success: string; failure: string }

/** Both live regions exist from the start: screen readers only announce changes in regions they already know. */
export function Banner({ state, success, failure }: BannerProps) {
  return (
    <>
      <div role="status" className={clsx(styles.live, state?.isOver && styles.over)}>
        {state?.tone === 'good' && (
          <Notice tone="good">
            <b>{success}</b>
          </Notice>
        )}
      </div>
      <div role="alert" className={clsx(styles.live, state?.isOver && styles.over)}>
        {state?.tone === 'bad' && (
          <Notice tone="bad">
            <b>{failure}</b>
          </Notice>
        )}
      </div>
    </>
  )
}

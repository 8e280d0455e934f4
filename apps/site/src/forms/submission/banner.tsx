import clsx from 'clsx'
import styles from './banner.module.css'
import { Notice } from './notice'
import type { BannerState } from './use-banner'

type BannerProps = { state: BannerState; success: string; failure: string }

/** Renders the outcome of a submission. Both live regions always exist, because screen readers ignore new regions. */
export function Banner({ state, success, failure }: BannerProps) {
  return (
    <>
      <div role="status" className={clsx(styles.live, state?.isExpired && styles.over)}>
        {state?.tone === 'good' && (
          <Notice tone="good">
            <b>{success}</b>
          </Notice>
        )}
      </div>
      <div role="alert" className={clsx(styles.live, state?.isExpired && styles.over)}>
        {state?.tone === 'bad' && (
          <Notice tone="bad">
            <b>{failure}</b>
          </Notice>
        )}
      </div>
    </>
  )
}

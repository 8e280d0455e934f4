import clsx from 'clsx'
import styles from './banner.module.css'
import { Notice } from './notice'
import type { SaidBanner } from './use-banner'

type BannerProps = { said: SaidBanner; success: string; failure: string }

/** Both regions are there from the start: screen readers only announce what appears in a region they know. */
export function Banner({ said, success, failure }: BannerProps) {
  return (
    <>
      <div role="status" className={clsx(styles.live, said?.isOver && styles.over)}>
        {said?.tone === 'good' && (
          <Notice tone="good">
            <b>{success}</b>
          </Notice>
        )}
      </div>
      <div role="alert" className={clsx(styles.live, said?.isOver && styles.over)}>
        {said?.tone === 'bad' && (
          <Notice tone="bad">
            <b>{failure}</b>
          </Notice>
        )}
      </div>
    </>
  )
}

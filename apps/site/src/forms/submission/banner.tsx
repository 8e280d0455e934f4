import styles from './banner.module.css'
import { Notice, type NoticeTone } from './notice'

type BannerProps = { tone: NoticeTone | null; success: string; failure: string }

/** Both regions are there from the start: screen readers only announce what appears in a region they know. */
export function Banner({ tone, success, failure }: BannerProps) {
  return (
    <>
      <div role="status" className={styles.live}>
        {tone === 'good' && (
          <Notice tone="good">
            <b>{success}</b>
          </Notice>
        )}
      </div>
      <div role="alert" className={styles.live}>
        {tone === 'bad' && (
          <Notice tone="bad">
            <b>{failure}</b>
          </Notice>
        )}
      </div>
    </>
  )
}

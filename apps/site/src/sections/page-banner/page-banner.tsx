import './page-banner.css'
import { type ReactNode, useId } from 'react'
import { Duo } from '@/ui/duo'
import { Picture } from '@/ui/picture'

type PageBannerProps = { title: string; titleBold: string; text: string; image?: string; children: ReactNode }

/** The navy block of a page: words, one action and, where there is one, a picture let into its right edge. */
export function PageBanner({ title, titleBold, text, image, children }: PageBannerProps) {
  const headingId = useId()
  return (
    <section className="wrap" aria-labelledby={headingId} data-reveal="4">
      <div className={`banner on-inverse ${image ? 'banner--picture' : ''}`.trim()}>
        <div className="banner__words">
          <Duo id={headingId} title={title} titleBold={titleBold} />
          <p>{text}</p>
        </div>
        <div className="banner__act">{children}</div>
        {image && (
          <div className="banner__image">
            <Picture image={image} span="column" alt="" />
          </div>
        )}
      </div>
    </section>
  )
}

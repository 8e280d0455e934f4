import type { BrandTheme } from '@app/domain/brand/brand'
import type { Brochure, BrochureImage } from '@app/domain/brochure/brochure'
import type { brochureMessages } from '@app/domain/brochure/brochure-messages'
import type { ReactNode } from 'react'

/** Props shared by every page of a brochure. */
export type BrochureContext = {
  brochure: Brochure
  messages: (typeof brochureMessages)['es']
  theme: BrandTheme
  renderImage: (image: BrochureImage | null) => ReactNode
}

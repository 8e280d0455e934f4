import type { Brochure, BrochurePicture } from '@sillar/domain/brochure/brochure'
import type { brochureWords } from '@sillar/domain/brochure/brochure-words'
import type { ReactNode } from 'react'
import type { themes } from './brochure-pdf.styles'

/** What every page of a brochure is drawn with. */
export type Drawing = {
  brochure: Brochure
  words: (typeof brochureWords)['es']
  theme: (typeof themes)[keyof typeof themes]
  show: (picture: BrochurePicture | null) => ReactNode
}

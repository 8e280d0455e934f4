// Alt texts describe what is visible. The focal point (percent from left and top) stays visible in a narrow crop.

import { cuscoTexts } from './media-texts/cusco'
import { documentTexts } from './media-texts/documents'
import { galleryTexts } from './media-texts/galleries'
import { homeTexts } from './media-texts/home'
import { interiorTexts } from './media-texts/interiors'
import { laJoyaTexts } from './media-texts/la-joya'
import { limaTexts } from './media-texts/lima'
import { lotPlanTexts } from './media-texts/lot-plans'
import { lotTexts } from './media-texts/lots'
import type { MediaText } from './media-texts/media-text'
import { mejiaTexts } from './media-texts/mejia'
import { newsTexts } from './media-texts/news'
import { planTexts } from './media-texts/plans'
import { puntaDeBombonTexts } from './media-texts/punta-de-bombon'
import { svgTexts } from './media-texts/svgs'
import { tumbesTexts } from './media-texts/tumbes'
import { videoTexts } from './media-texts/videos'

export const mediaTexts: Record<string, MediaText> = {
  ...svgTexts,
  ...documentTexts,
  ...homeTexts,
  ...mejiaTexts,
  ...puntaDeBombonTexts,
  ...laJoyaTexts,
  ...tumbesTexts,
  ...limaTexts,
  ...cuscoTexts,
  ...planTexts,
  ...lotPlanTexts,
  ...interiorTexts,
  ...newsTexts,
  ...galleryTexts,
  ...lotTexts,
  ...videoTexts,
}

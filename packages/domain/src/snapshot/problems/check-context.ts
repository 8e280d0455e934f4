import type { Lot } from '../../lot/lot.schema'
import type { PlanShape } from '../../lot/lot-plan'
import type { Redirect } from '../../redirect/redirect.schema'
import type { ProjectFigures } from '../fill-figures'
import type { Claim, ExchangeRate } from '../globals.schema'
import type { Media } from '../media.schema'
import type { Article } from '../news.schema'
import type { Popup } from '../popup.schema'
import type { Project } from '../project.schema'

/** The part of a snapshot that the checks of one record need. The CMS loads only this part. */
export type CheckContext = {
  projects: (ProjectFigures & Pick<Project, 'cardImage' | 'crmId'> & { slider: { image: string }[] })[]
  news: Pick<Article, 'number' | 'publishedOn'>[]
  popups: Pick<Popup, 'key'>[]
  redirects: Redirect[]
  /** Site plans contain their shapes, which are compared with the lots. */
  media: (Pick<Media, 'key' | 'kind'> & { shapes?: readonly PlanShape[] | null })[]
  /** Omitted if the check does not compare lots. */
  lots?: Lot[]
  home: { claims: Pick<Claim, 'key' | 'text'>[] }
  siteSettings: { exchangeRate: ExchangeRate }
}

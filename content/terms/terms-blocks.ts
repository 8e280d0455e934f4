import type { TermsBlock } from '@app/domain/snapshot/campaign.schema'

const writer =
  (type: TermsBlock['type']) =>
  (es: string, en: string): TermsBlock => ({ type, text: { es, en } })

export const title = writer('title')
export const subtitle = writer('subtitle')
export const sectionTitle = writer('section-title')
export const numbered = writer('numbered')
export const paragraph = writer('paragraph')
export const list = writer('list')
export const sublist = writer('sublist')
export const lettered = writer('lettered')
export const markdown = writer('markdown')

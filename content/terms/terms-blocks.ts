import type { TermsBlock } from '@app/domain/snapshot/campaign.schema'

const blockBuilder =
  (type: TermsBlock['type']) =>
  (es: string, en: string): TermsBlock => ({ type, text: { es, en } })

export const title = blockBuilder('title')
export const subtitle = blockBuilder('subtitle')
export const sectionTitle = blockBuilder('section-title')
export const numbered = blockBuilder('numbered')
export const paragraph = blockBuilder('paragraph')
export const list = blockBuilder('list')
export const sublist = blockBuilder('sublist')
export const lettered = blockBuilder('lettered')
export const markdown = blockBuilder('markdown')

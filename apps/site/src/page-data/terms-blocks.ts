import type { TermsBlock } from '@app/domain/snapshot/campaign.schema'
import type { InLanguage } from './localize'
import { htmlOf } from './markdown'

export type Block = InLanguage<TermsBlock>

type ListType = 'numbered' | 'list' | 'lettered' | 'sublist'
type TextType = Exclude<Block['type'], ListType | 'markdown'>

type ListItem = { text: string; subitems: string[] }
export type BlockGroup =
  | { kind: 'text'; type: TextType; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'list'; type: ListType; items: ListItem[] }

const listTypes: readonly string[] = ['numbered', 'list', 'lettered', 'sublist'] satisfies ListType[]
const isList = (type: Block['type']): type is ListType => listTypes.includes(type)

/**
 * Groups adjacent items of one list type into one list. A sublist is nested under the previous item and does not end
 * its list, so the numbering continues.
 */
export function groupBlocks(blocks: readonly Block[]): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const { type, text } of blocks) {
    const last = groups.at(-1)
    if (type === 'markdown') {
      groups.push({ kind: 'html', html: htmlOf(text) })
      continue
    }
    if (!isList(type)) {
      groups.push({ kind: 'text', type, text })
      continue
    }
    const openList = last?.kind === 'list' ? last : null
    if (openList && type === 'sublist' && openList.type !== 'sublist') openList.items.at(-1)?.subitems.push(text)
    else if (openList?.type === type) openList.items.push({ text, subitems: [] })
    else groups.push({ kind: 'list', type, items: [{ text, subitems: [] }] })
  }
  return groups
}

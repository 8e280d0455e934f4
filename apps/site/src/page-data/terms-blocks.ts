import type { TermsBlock } from '@sillar/domain/snapshot/campaign.schema'
import type { InLanguage } from './localize'
import { htmlOf } from './markdown'

export type Block = InLanguage<TermsBlock>

type ListType = 'numbered' | 'list' | 'lettered' | 'sublist'
type TextType = Exclude<Block['type'], ListType | 'markdown'>

type ListItem = { text: string; below: string[] }
type BlockGroup =
  | { kind: 'text'; type: TextType; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'list'; type: ListType; items: ListItem[] }

const listTypes: readonly string[] = ['numbered', 'list', 'lettered', 'sublist'] satisfies ListType[]
const isList = (type: Block['type']): type is ListType => listTypes.includes(type)

/**
 * Neighbouring lines of one list type form one list. A sublist hangs under the line before it and does not end the
 * list around it, so that numbers go on after it.
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
    const open = last?.kind === 'list' ? last : null
    if (open && type === 'sublist' && open.type !== 'sublist') open.items.at(-1)?.below.push(text)
    else if (open?.type === type) open.items.push({ text, below: [] })
    else groups.push({ kind: 'list', type, items: [{ text, below: [] }] })
  }
  return groups
}

import { renderMarkdown } from '@/content/markdown'
import { Prose } from '@/ui/prose'
import { type Block, type BlockGroup, groupBlocks, type ListItem } from './block-groups'

/** Heading tags of the two block types that are headings. */
type Headings = { title: Tag; 'section-title': Tag }
type Tag = 'h4' | 'h5' | 'h6'

const below: Record<3 | 4, [Tag, Tag]> = { 3: ['h4', 'h5'], 4: ['h5', 'h6'] }

/** A legal text line by line. `level` is that of the heading above it: headings inside follow without a gap. */
export function TermsBlocks({ blocks, level }: { blocks: Block[]; level: 3 | 4 }) {
  const titled = blocks.some(({ type }) => type === 'title')
  const [first, second] = below[level]
  const headings: Headings = { title: first, 'section-title': titled ? second : first }
  return (
    <div className="prose terms__text">
      {groupBlocks(blocks).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a legal text have no other identity, and never move
        <Group key={index} group={group} headings={headings} />
      ))}
    </div>
  )
}

function Group({ group, headings }: { group: BlockGroup; headings: Headings }) {
  if (group.kind === 'list') return <List type={group.type} items={group.items} />
  if (group.type === 'markdown') return <Prose html={renderMarkdown(group.text).html} />
  if (group.type === 'paragraph') return <p>{group.text}</p>
  if (group.type === 'subtitle') return <p className="terms__subtitle">{group.text}</p>
  const Tag = headings[group.type]
  return <Tag className={`terms__${group.type}`}>{group.text}</Tag>
}

function List({ type, items }: { type: string; items: ListItem[] }) {
  const Tag = type === 'numbered' || type === 'lettered' ? 'ol' : 'ul'
  return (
    <Tag type={type === 'lettered' ? 'a' : undefined} className={type === 'lettered' ? 'terms__lettered' : undefined}>
      {items.map(({ text, below }) => (
        <li key={text}>
          {text}
          {below.length > 0 && (
            <ul>
              {below.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Tag>
  )
}

import clsx from 'clsx'
import { Prose } from '@/components/prose/prose'
import prose from '@/components/prose/prose.module.css'
import styles from './terms.module.css'

type ListItem = { text: string; subitems: string[] }

/** A heading, paragraph or HTML block of a legal text, or all items of one list. */
export type BlockGroup =
  | { kind: 'text'; type: 'title' | 'section-title' | 'subtitle' | 'paragraph'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'list'; type: 'numbered' | 'list' | 'lettered' | 'sublist'; items: ListItem[] }

type Tag = 'h4' | 'h5' | 'h6'
type Headings = { title: Tag; 'section-title': Tag }

const tagsBelow: Record<3 | 4, [Tag, Tag]> = { 3: ['h4', 'h5'], 4: ['h5', 'h6'] }

/** Renders a legal text. `level` is the level of the heading above it, because heading levels must not be skipped. */
export function TermsBlocks({ groups, level }: { groups: BlockGroup[]; level: 3 | 4 }) {
  const hasTitle = groups.some((group) => group.kind === 'text' && group.type === 'title')
  const [firstTag, secondTag] = tagsBelow[level]
  const headings: Headings = { title: firstTag, 'section-title': hasTitle ? secondTag : firstTag }
  return (
    <div className={clsx(prose.prose, styles.text)}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a legal text have no other identity and never move
        <Group key={index} group={group} headings={headings} />
      ))}
    </div>
  )
}

function Group({ group, headings }: { group: BlockGroup; headings: Headings }) {
  if (group.kind === 'list') return <List type={group.type} items={group.items} />
  if (group.kind === 'html') return <Prose parts={[{ html: group.html }]} />
  if (group.type === 'paragraph') return <p>{group.text}</p>
  if (group.type === 'subtitle') return <p className={styles.subtitle}>{group.text}</p>
  const Tag = headings[group.type]
  return <Tag className={group.type === 'title' ? styles.title : styles.sectionTitle}>{group.text}</Tag>
}

function List({ type, items }: { type: string; items: ListItem[] }) {
  const Tag = type === 'numbered' || type === 'lettered' ? 'ol' : 'ul'
  return (
    <Tag type={type === 'lettered' ? 'a' : undefined} className={type === 'lettered' ? styles.lettered : undefined}>
      {items.map(({ text, subitems }) => (
        <li key={text}>
          {text}
          {subitems.length > 0 && (
            <ul>
              {subitems.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Tag>
  )
}

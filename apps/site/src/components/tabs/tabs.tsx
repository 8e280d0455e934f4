import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon, type IconType } from '@/components/icon/icon'
import styles from './tabs.module.css'

export type Tab = { id: string; label: ReactNode; icon?: IconType; count?: number }

type TabListProps = {
  label: string
  tabs: Tab[]
  selected: string
  onSelect(id: string): void
  idPrefix: string
  /** `segments` is a single bar for a few views of the same data. */
  look?: 'row' | 'segments'
  className?: string
  tabClassName?: string
}

/**
 * Renders tabs with the keyboard behaviour of the ARIA pattern. Without JavaScript the tab list is hidden and all
 * panels are visible.
 */
export function TabList(props: TabListProps) {
  const { label, tabs, selected, onSelect, idPrefix, look = 'row', className, tabClassName } = props

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const selectedIndex = tabs.findIndex(({ id }) => id === selected)
    const nextIndex = indexAfterKey(event.key, selectedIndex, tabs.length)
    const tab = nextIndex === undefined ? undefined : tabs[nextIndex]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabId(idPrefix, tab.id))?.focus()
  }

  return (
    <div
      className={clsx(look === 'row' ? styles.tabs : styles.segments, styles.list, className)}
      role="tablist"
      aria-label={label}
    >
      {tabs.map(({ id, label: text, icon, count }) => (
        <button
          key={id}
          type="button"
          className={clsx(styles.tab, tabClassName)}
          role="tab"
          id={tabId(idPrefix, id)}
          aria-controls={panelId(idPrefix, id)}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
        >
          {icon && <Icon icon={icon} />}
          {text}
          {count !== undefined && <sup>{count}</sup>}
        </button>
      ))}
    </div>
  )
}

const panelId = (prefix: string, id: string) => `${prefix}-${id}`
const tabId = (prefix: string, id: string) => `${prefix}-${id}-tab`

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

type TabPanelProps = { id: string; idPrefix: string; isSelected: boolean; className?: string; children: ReactNode }

export function TabPanel({ id, idPrefix, isSelected, className, children }: TabPanelProps) {
  return (
    <div
      className={clsx(styles.panel, !isSelected && styles.resting, className)}
      role="tabpanel"
      id={panelId(idPrefix, id)}
      aria-labelledby={tabId(idPrefix, id)}
    >
      {children}
    </div>
  )
}

type FilterTabsProps = {
  label: string
  choices: { id: string; label: string; count: number }[]
  chosen: string
  onChoose(id: string): void
  className?: string
}

/** Renders buttons that look like tabs and filter a list. */
export function FilterTabs({ label, choices, chosen, onChoose, className }: FilterTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for buttons
    <div className={clsx(styles.tabs, className)} role="group" aria-label={label}>
      {choices.map(({ id, label: text, count }) => (
        <button key={id} type="button" className={styles.tab} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {text}
          <sup>{count}</sup>
        </button>
      ))}
    </div>
  )
}

/** Renders links that look like tabs and lead to other pages. */
export function LinkTabs({ label, links }: { label: string; links: { label: string; href: string }[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map(({ label: text, href }) => (
        <a key={href} className={styles.tab} href={href}>
          {text}
        </a>
      ))}
    </nav>
  )
}

import './tabs.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export type Tab = { id: string; label: ReactNode; icon?: IconName; count?: number }

type TabListProps = { label: string; tabs: Tab[]; panelPrefix: string; className?: string }

/**
 * Buttons that show one of several panels (`TabPanel` with the same prefix). The enhancer `tabs` stands on an element
 * around list and panels. Without a script all panels are shown one after the other and the list is not.
 */
export function TabList({ label, tabs, panelPrefix, className = 'tabs' }: TabListProps) {
  return (
    <div className={`${className} tablist`} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: words, icon, count }, index) => (
        <button
          key={id}
          type="button"
          className="tab"
          role="tab"
          id={`${panelPrefix}-${id}-tab`}
          aria-controls={`${panelPrefix}-${id}`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          data-tab={id}
        >
          {icon && <Icon name={icon} />}
          {words}
          {count !== undefined && <sup>{count}</sup>}
        </button>
      ))}
    </div>
  )
}

type TabPanelProps = {
  id: string
  panelPrefix: string
  first?: boolean
  /** The only view there is: no list names it, so it is no panel either. */
  alone?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ id, panelPrefix, first = false, alone = false, className = '', children }: TabPanelProps) {
  if (alone) return <div className={`tabpanel ${className}`.trim()}>{children}</div>
  return (
    <div
      className={`tabpanel ${first ? '' : 'tabpanel--later'} ${className}`.replace(/\s+/g, ' ').trim()}
      role="tabpanel"
      id={`${panelPrefix}-${id}`}
      aria-labelledby={`${panelPrefix}-${id}-tab`}
      data-panel={id}
    >
      {children}
    </div>
  )
}

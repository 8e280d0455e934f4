import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { Gift, Scale, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import { type Texts, translate } from '@/i18n/translate'
import { Accordion } from './accordion'
import { type Campaign, CampaignArchive } from './campaign-archive'
import type { RuleSlot, RuleTexts } from './rule-texts'
import styles from './terms.module.css'
import { readTermsQuery, writeTermsQuery } from './terms-url'

export type TermsSection = {
  key: string
  title: string
  icon: keyof typeof icons
  accordions: { key: string; title: string; slot: RuleSlot }[]
  /** Null if the section does not list campaigns. */
  campaigns: Campaign[] | null
}

type TermsProps = {
  locale: Locale
  texts: Texts<'terms' | 'campaign'>
  sections: TermsSection[]
  /** Build time. Until hydration, it decides which campaigns are running. */
  builtAt: string
} & RuleTexts

const icons = { scale: Scale, users: Users, gift: Gift }

/**
 * Renders a tab per section and, on wide screens, a sidebar with its contents. The URL names the open section and rule,
 * so visitors can link to every rule. The page passes the texts of the rules as markup, because they need no script.
 */
export function Terms({ locale, texts, sections, builtAt, ...ruleTexts }: TermsProps) {
  const t = translate(texts, locale)
  const root = useRef<HTMLDivElement>(null)
  const { selected, select, writeUrl, openRule } = useTermsQuery(sections, root)
  if (sections.length === 0) return <p className="wrap">{t('terms.empty')}</p>
  return (
    <div className={clsx('wrap', styles.terms)} ref={root}>
      <TabList
        className={styles.nav}
        label={t('terms.sections')}
        idPrefix="terms"
        tabs={sections.map(({ key, title, icon }) => ({ id: key, label: title, icon: icons[icon] }))}
        selected={selected}
        onSelect={select}
      />
      <div className={styles.panels}>
        {sections.map((section) => (
          <TabPanel
            className={styles.panel}
            key={section.key}
            id={section.key}
            idPrefix="terms"
            isSelected={section.key === selected}
          >
            <Sidebar section={section} label={t('terms.inThisSection')} onChoose={openRule} />
            <div className={styles.body}>
              <h2 className={styles.heading}>{section.title}</h2>
              <Rules section={section} texts={ruleTexts} empty={t('terms.empty')} onToggle={writeUrl} />
              {section.campaigns && (
                <CampaignArchive
                  campaigns={section.campaigns}
                  texts={ruleTexts}
                  group={accordionGroup(section)}
                  builtAt={builtAt}
                  t={t}
                  onToggle={writeUrl}
                />
              )}
            </div>
          </TabPanel>
        ))}
      </div>
    </div>
  )
}

const accordionGroup = ({ key }: TermsSection) => `terms-${key}`

type SidebarProps = { section: TermsSection; label: string; onChoose(key: string): HTMLElement | null }

/** Renders links to the rules of a section. The links also work without JavaScript. */
function Sidebar({ section, label, onChoose }: SidebarProps) {
  const rules = [...section.accordions, ...(section.campaigns ?? [])]
  if (rules.length === 0) return null
  return (
    <nav className={styles.sideBar} aria-label={`${label}: ${section.title}`}>
      <ul>
        {rules.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              onClick={(event) => {
                event.preventDefault()
                onChoose(key)?.focus({ preventScroll: true })
              }}
            >
              <Icon icon={icons[section.icon]} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RulesProps = { section: TermsSection; texts: RuleTexts; empty: string; onToggle(): void }

function Rules({ section, texts, empty, onToggle }: RulesProps) {
  if (section.accordions.length === 0) return section.campaigns ? null : <p>{empty}</p>
  return (
    <ul className={styles.accordions}>
      {section.accordions.map(({ key, title, slot }) => (
        <li key={key}>
          <Accordion id={key} group={accordionGroup(section)} title={title} level={3} onToggle={onToggle}>
            {texts[slot]}
          </Accordion>
        </li>
      ))}
    </ul>
  )
}

function useTermsQuery(sections: TermsSection[], root: { current: HTMLElement | null }) {
  const [selected, setSelected] = useState(sections[0]?.key ?? '')
  const [requestedRule, setRequestedRule] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on mount
  useEffect(() => {
    const contents = sections.map(({ key, accordions, campaigns }) => ({
      section: key,
      accordions: [...accordions, ...(campaigns ?? [])].map((rule) => rule.key),
    }))
    const place = readTermsQuery(new URLSearchParams(location.search), contents)
    if (place.section) setSelected(place.section)
    setRequestedRule(place.accordion)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when another tab is selected
  useEffect(() => scrollTabIntoView(root.current), [selected])

  // The browser cannot scroll to an element in a hidden panel, so this runs after the panel is visible.
  useEffect(() => {
    if (requestedRule) openRule(requestedRule)
  }, [requestedRule])

  const openRuleKey = (section: string) =>
    root.current?.querySelector(`details[name="terms-${section}"][open]`)?.id ?? null
  const writeSection = (section: string) =>
    history.replaceState(history.state, '', writeTermsQuery(new URL(location.href), section, openRuleKey(section)))

  return {
    selected,
    select(section: string) {
      setSelected(section)
      writeSection(section)
    },
    /** Writes the open rule to the URL. Call it after a toggle, because opening one rule closes another. */
    writeUrl: () => writeSection(selected),
    openRule,
  }
}

/** Opens a rule, scrolls to it and returns its summary, which callers can focus. */
function openRule(key: string): HTMLElement | null {
  const accordion = document.getElementById(key)
  if (!(accordion instanceof HTMLDetailsElement)) return null
  accordion.open = true
  accordion.scrollIntoView({ block: 'start', behavior: 'instant' })
  return accordion.querySelector('summary')
}

/** Scrolls the selected tab into view, because the tab list scrolls horizontally on phones. */
function scrollTabIntoView(root: HTMLElement | null) {
  const tab = root?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  const list = tab?.parentElement
  if (!list) return
  const offset = tab.getBoundingClientRect().left - list.getBoundingClientRect().left
  list.scrollLeft += offset - (list.clientWidth - tab.offsetWidth) / 2
}

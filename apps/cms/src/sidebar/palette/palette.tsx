'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFoundRecords } from '../../panel/forms/use-found-records'
import type { Language } from '../../panel/language/language'
import { PageIcon, type PageIconName } from '../../panel/navigation/page-icons'
import { pageIcons } from '../../panel/navigation/panel-pages'
import { requestRelease } from '../../publishing/releases/views/use-publishing'
import { matchEntries } from './match-entries'
import { paletteMessages } from './messages'
import { OPEN_PALETTE_EVENT } from './open-palette-button'
import './palette.css'

/** A page or an action. Only "publish" has no URL. */
export type PaletteEntry = { page: string; label: string; note: string; href?: string }

const MAX_PAGES = 6
const MAX_ACTIONS = 4

type Props = { language: Language; pages: PaletteEntry[]; actions: PaletteEntry[] }

/** Renders the search of the panel, which Ctrl K or a button opens. It can be used without a mouse. */
export function Palette({ language, pages, actions }: Props) {
  const messages = paletteMessages[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const { records, state } = useFoundRecords(text)
  const router = useRouter()
  const id = useId()

  const groups = [
    { name: messages.records, entries: records.map(({ title, ...record }) => ({ ...record, label: title })) },
    { name: messages.actions, entries: matchEntries(actions, text).slice(0, MAX_ACTIONS) },
    { name: messages.pages, entries: matchEntries(pages, text).slice(0, MAX_PAGES) },
  ].filter(({ entries }) => entries.length > 0)
  const entries: PaletteEntry[] = groups.flatMap((group) => group.entries)
  const active = Math.min(activeIndex, entries.length - 1)

  useEffect(() => {
    const openPalette = () => {
      if (dialog.current?.open) return
      setText('')
      setActiveIndex(0)
      dialog.current?.showModal()
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // In the text editor, Ctrl K adds a link.
      if ((event.target as Element).closest?.('[contenteditable="true"]')) return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener(OPEN_PALETTE_EVENT, openPalette)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener(OPEN_PALETTE_EVENT, openPalette)
      window.removeEventListener('keydown', onKey)
    }
  }, [])

  async function choose({ href }: PaletteEntry, isOtherTab = false) {
    dialog.current?.close()
    if (href && isOtherTab) window.open(href, '_blank', 'noopener')
    else if (href) router.push(href)
    else if (await requestRelease('now')) toast.success(messages.published)
    else toast.error(messages.publishFailed)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const entry = entries[active]
    if (step && entries.length > 0) setActiveIndex((active + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) void choose(entry, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={messages.title}
      // A click on the backdrop targets the dialog itself.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={onKeyDown}
    >
      <div className="palette__box">
        <p className="palette__field">
          <PageIcon name="search" />
          <input
            role="combobox"
            aria-label={messages.title}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={entries[active] && `${id}-${active}`}
            autoComplete="off"
            placeholder={messages.field}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActiveIndex(0)
            }}
          />
          <small>{messages.close}</small>
        </p>
        <div className="palette__list" id={`${id}-list`} role="listbox" aria-label={messages.title} tabIndex={-1}>
          {groups.map(({ name, entries: groupEntries }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be inside a listbox.
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              {groupEntries.map((entry) => (
                <Option
                  key={entry.href ?? entry.page}
                  entry={entry}
                  id={`${id}-${entries.indexOf(entry)}`}
                  isActive={entries.indexOf(entry) === active}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
        <p className="palette__status" role="status" data-is-empty={entries.length === 0 || undefined}>
          {statusText()}
        </p>
        <p className="palette__keys" aria-hidden="true">
          <span>↑ ↓ {messages.move}</span>
          <span>{messages.choose}</span>
          <span>{messages.otherTab}</span>
        </p>
      </div>
    </dialog>
  )

  function statusText(): string {
    if (state === 'failed') return messages.failed
    if (state === 'searching') return messages.searching
    return entries.length === 0 ? messages.none : messages.found(entries.length)
  }
}

type OptionProps = {
  entry: PaletteEntry
  id: string
  isActive: boolean
  onChoose: (entry: PaletteEntry, isOtherTab: boolean) => void
}

function Option({ entry, id, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The input keeps the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
    >
      <PageIcon name={iconOf(entry)} />
      <span>{entry.label}</span>
      {entry.note && <small>{entry.note}</small>}
    </div>
  )
}

function iconOf({ page }: PaletteEntry): PageIconName {
  if (page.startsWith('new-')) return 'add'
  const icons: Record<string, PageIconName> = { publish: 'rocket', account: 'people', 'log-out': 'key' }
  return icons[page] ?? pageIcons[page] ?? 'page'
}

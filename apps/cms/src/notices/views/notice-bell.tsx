'use client'

import { Link } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { Language } from '../../panel/language/language'
import { PageIcon } from '../../panel/navigation/page-icons'
import { usePopover } from '../../panel/parts/use-popover'
import './notice-bell.css'
import { noticeMessages } from '../messages'
import type { Notices } from '../read-notices'
import { onNotices } from './notices-event'

const MAX_SHOWN_COUNT = 99

type Props = { initial: Notices | undefined; language: Language }

/** Shows how much waits for the user, and lists it, failures first. */
export function NoticeBell({ initial, language }: Props) {
  const messages = noticeMessages[language]
  const [current, setCurrent] = useState(initial)
  const { notices, count } = current ?? { notices: [], count: 0 }
  const { isOpen, setIsOpen, frame, button, closeOnEscape } = usePopover<HTMLDivElement>()
  const listId = useId()
  useEffect(() => setCurrent(initial), [initial])
  useEffect(() => onNotices(setCurrent), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from each of its links.
    <div ref={frame} className="notice-bell" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-label={current ? messages.open(count) : messages.notices}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PageIcon name="bell" />
        {count > 0 && <b aria-hidden="true">{Math.min(count, MAX_SHOWN_COUNT)}</b>}
      </button>
      <section id={listId} className="notice-bell__box" aria-label={messages.notices} hidden={!isOpen}>
        <h2>{messages.notices}</h2>
        {notices.length === 0 && <p>{current ? messages.none : messages.unknown}</p>}
        <ul>
          {notices.map(({ key, href, name, note, isBad }) => (
            <li key={key} className={isBad ? 'row row--bad' : 'row'}>
              <p>
                <Link href={href} prefetch={false} onClick={() => setIsOpen(false)}>
                  {name}
                </Link>
                {note && <small>{note}</small>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

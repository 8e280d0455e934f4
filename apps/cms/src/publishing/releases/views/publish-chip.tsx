'use client'

import { type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import type { PanelState } from '@app/domain/release/release-state'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { usePopover } from '../../../panel/parts/use-popover'
import './publish-panel.css'
import { publishMessages } from './messages'
import { PUBLISH_STATE_EVENT, requestRelease, usePublishing } from './use-publishing'

const RELEASES_URL = '/admin/collections/releases'

/** Shows on every page of the panel what is online and what is being published. */
export function PublishChip() {
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language)
  const publishing = usePublishing()
  const [isRequesting, setIsRequesting] = useState(false)
  const { isOpen, setIsOpen, frame, button, closeOnEscape } = usePopover<HTMLElement>()

  const state = publishing?.panel.state
  useEffect(() => {
    if (state) window.dispatchEvent(new Event(PUBLISH_STATE_EVENT))
  }, [state])

  if (!publishing) return null
  const { panel } = publishing
  const isInProgress = panel.state === 'waiting' || panel.state === 'building'

  async function publishNow() {
    setIsRequesting(true)
    if (await requestRelease('now')) toast.success(messages.requested)
    else toast.error(messages.requestFailed)
    setIsRequesting(false)
  }

  return (
    <section
      ref={frame}
      aria-label={messages.bar}
      className="publish-chip"
      data-state={panel.state}
      onKeyDown={closeOnEscape}
    >
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <i aria-hidden="true" />
        {chipText(panel, messages)}
      </button>
      {/* Always rendered, because screen readers announce only changes of an existing status element. */}
      <div className="publish-chip__box" data-is-open={isOpen || undefined}>
        <p role="status">{statusText(panel, messages)}</p>
        {isOpen && (
          <>
            <Link href={linkTarget(panel)} prefetch={false} onClick={() => setIsOpen(false)}>
              {panel.state === 'problem' ? messages.see : messages.seeAll}
            </Link>
            {!isInProgress && (
              <Button disabled={isRequesting} margin={false} onClick={publishNow} size="small">
                {messages.publishNow}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function chipText(panel: PanelState, { chip }: ReturnType<typeof publishMessages>): string {
  switch (panel.state) {
    case 'waiting':
      return chip.waiting(panel.changes)
    case 'online':
      return panel.isRolledBack ? chip.rolledBack : chip.online(panel.since ?? undefined)
    default:
      return chip[panel.state]
  }
}

function statusText(panel: PanelState, messages: ReturnType<typeof publishMessages>): string {
  switch (panel.state) {
    case 'none':
      return messages.none
    case 'building':
      return messages.building
    case 'waiting':
      if (panel.problems.length > 0) return messages.retrying
      return panel.changes > 0 ? messages.waiting(panel.changes) : messages.waitingNow
    case 'problem':
      return [panel.isRejected ? messages.refused : messages.failed, problemText(panel.problems)]
        .filter(Boolean)
        .join(' ')
    case 'online': {
      const since = panel.since ? messages.onlineSince(panel.since) : messages.online
      return panel.isRolledBack ? `${since}. ${messages.rolledBack}` : since
    }
  }
}

/** Returns the text of the first problem if it belongs to a record. Build output is shown only with the release. */
function problemText([first]: ReleaseProblem[]): string {
  return first?.record ? `${first.title}: ${first.sentence}` : ''
}

function linkTarget(panel: PanelState): string {
  const problem = panel.state === 'problem' ? panel.problems.find(({ record }) => record) : undefined
  return problem?.record ? recordUrl(problem.record, problem.path) : RELEASES_URL
}

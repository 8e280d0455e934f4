'use client'

import { type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import type { PanelState } from '@app/domain/release/release-state'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import './publish-panel.css'
import { publishMessages } from './messages'
import { requestRelease, usePublishing } from './use-publishing'

const RELEASES_URL = '/admin/collections/releases'

/** Shows on every page of the panel what is online and what is being published. */
export function PublishBar() {
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language)
  const publishing = usePublishing()
  const [isRequesting, setIsRequesting] = useState(false)
  // Without an empty bar, the page would shift when the state is loaded.
  if (!publishing) return <div className="publish-bar above-page" />
  const { panel } = publishing
  const isInProgress = panel.state === 'waiting' || panel.state === 'building'

  async function publishNow() {
    setIsRequesting(true)
    if (await requestRelease('now')) toast.success(messages.requested)
    else toast.error(messages.requestFailed)
    setIsRequesting(false)
  }

  return (
    <section aria-label={messages.bar} className="publish-bar above-page" data-state={panel.state}>
      <p className="publish-bar__text" role="status">
        {statusText(panel, messages)}
      </p>
      <Link className="publish-bar__link" href={linkTarget(panel)} prefetch={false}>
        {panel.state === 'problem' ? messages.see : messages.seeAll}
      </Link>
      {/* While a release is waiting or building, the button is invisible but keeps its height. Otherwise the panel would shift. */}
      <Button
        buttonStyle="secondary"
        className={isInProgress ? 'publish-bar__button--away' : ''}
        disabled={isRequesting || isInProgress}
        margin={false}
        onClick={publishNow}
        size="small"
      >
        {messages.publishNow}
      </Button>
    </section>
  )
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
      return [panel.refused ? messages.refused : messages.failed, problemText(panel.problems)].filter(Boolean).join(' ')
    case 'online': {
      const since = panel.since ? messages.onlineSince(panel.since) : messages.online
      return panel.rolledBack ? `${since}. ${messages.rolledBack}` : since
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

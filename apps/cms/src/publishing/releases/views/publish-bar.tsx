'use client'

import { type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import type { PanelState } from '@app/domain/release/release-state'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import './publish-panel.css'
import { publishMessages } from './messages'
import { requestRelease, usePublishing } from './use-publishing'

const RELEASES = '/admin/collections/releases'

/** Shown on every page of the panel: what is online and what is being published. */
export function PublishBar() {
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language)
  const known = usePublishing()
  const [isRequesting, setIsRequesting] = useState(false)
  // Reserves the space until the state is known, so that the page does not shift.
  if (!known) return <div className="publish-bar above-page" />
  const { panel } = known
  const isUnderWay = panel.state === 'waiting' || panel.state === 'building'

  async function publishNow() {
    setIsRequesting(true)
    if (await requestRelease('now')) toast.success(messages.requested)
    else toast.error(messages.requestFailed)
    setIsRequesting(false)
  }

  return (
    <section aria-label={messages.bar} className="publish-bar above-page" data-state={panel.state}>
      <p className="publish-bar__text" role="status">
        {textOf(panel, messages)}
      </p>
      <Link className="publish-bar__link" href={targetOf(panel)} prefetch={false}>
        {panel.state === 'problem' ? messages.see : messages.seeAll}
      </Link>
      {/* Hidden but not removed during a build: without its height the whole panel would shift. */}
      <Button
        buttonStyle="secondary"
        className={isUnderWay ? 'publish-bar__button--away' : ''}
        disabled={isRequesting || isUnderWay}
        margin={false}
        onClick={publishNow}
        size="small"
      >
        {messages.publishNow}
      </Button>
    </section>
  )
}

function textOf(panel: PanelState, messages: ReturnType<typeof publishMessages>): string {
  switch (panel.state) {
    case 'none':
      return messages.none
    case 'building':
      return messages.building
    case 'waiting':
      if (panel.problems.length > 0) return messages.retrying
      return panel.changes > 0 ? messages.waiting(panel.changes) : messages.waitingNow
    case 'problem':
      return [panel.refused ? messages.refused : messages.failed, firstOf(panel.problems)].filter(Boolean).join(' ')
    case 'online': {
      const since = panel.since ? messages.onlineSince(panel.since) : messages.online
      return panel.rolledBack ? `${since}. ${messages.rolledBack}` : since
    }
  }
}

/** Only problems of records: the output of a failed build is shown on the release. */
function firstOf([first]: ReleaseProblem[]): string {
  return first?.record ? `${first.title}: ${first.sentence}` : ''
}

function targetOf(panel: PanelState): string {
  const problem = panel.state === 'problem' ? panel.problems.find(({ record }) => record) : undefined
  return problem?.record ? recordUrl(problem.record, problem.path) : RELEASES
}

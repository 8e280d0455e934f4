'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { addressOf, type ReleaseProblem } from '@sillar/domain/release/release'
import type { PanelState } from '@sillar/domain/release/release-state'
import Link from 'next/link'
import { useState } from 'react'
import './publish-panel.css'
import { publishWords } from './messages'
import { askToPublish, usePublishing } from './use-publishing'

const RELEASES = '/admin/collections/releases'

/** On every page of the panel: what visitors see, and what is on its way to them. */
export function PublishBar() {
  const { i18n } = useTranslation()
  const words = publishWords(i18n.language)
  const known = usePublishing()
  const [isAsking, setIsAsking] = useState(false)
  // The space is there before the state is known, so the page below does not jump.
  if (!known) return <div className="publish-bar above-page" />
  const { panel } = known
  const isUnderWay = panel.state === 'waiting' || panel.state === 'building'

  async function publishNow() {
    setIsAsking(true)
    if (await askToPublish('now')) toast.success(words.asked)
    else toast.error(words.notAsked)
    setIsAsking(false)
  }

  return (
    <section aria-label={words.bar} className="publish-bar above-page" data-state={panel.state}>
      <p className="publish-bar__text" role="status">
        {textOf(panel, words)}
      </p>
      <Link className="publish-bar__link" href={targetOf(panel)} prefetch={false}>
        {panel.state === 'problem' ? words.see : words.seeAll}
      </Link>
      {/* Invisible while a release is built: without its height the whole panel would move. */}
      <Button
        buttonStyle="secondary"
        className={isUnderWay ? 'publish-bar__button--away' : ''}
        disabled={isAsking || isUnderWay}
        margin={false}
        onClick={publishNow}
        size="small"
      >
        {words.publishNow}
      </Button>
    </section>
  )
}

function textOf(panel: PanelState, words: ReturnType<typeof publishWords>): string {
  switch (panel.state) {
    case 'none':
      return words.none
    case 'building':
      return words.building
    case 'waiting':
      if (panel.problems.length > 0) return words.retrying
      return panel.changes > 0 ? words.waiting(panel.changes) : words.waitingNow
    case 'problem':
      return [panel.refused ? words.refused : words.failed, firstOf(panel.problems)].filter(Boolean).join(' ')
    case 'online': {
      const since = panel.since ? words.onlineSince(panel.since) : words.online
      return panel.rolledBack ? `${since}. ${words.rolledBack}` : since
    }
  }
}

/** The output of a failed build belongs to the record of the release, not into a line. */
function firstOf([first]: ReleaseProblem[]): string {
  return first?.record ? `${first.title}: ${first.sentence}` : ''
}

function targetOf(panel: PanelState): string {
  const problem = panel.state === 'problem' ? panel.problems.find(({ record }) => record) : undefined
  return problem?.record ? addressOf(problem.record, problem.path) : RELEASES
}
